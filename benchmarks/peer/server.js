// boardgame.io as its manual sets it up: lobby and game server on one port, in memory unless FLATFILE names a folder.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Photograph } = require("./game");

const folder = process.env.FLATFILE;

async function main() {
  const server = Server({
    games: [Photograph],
    origins: [Origins.LOCALHOST],
    ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
  });
  // Handed on to Node's own listen, which also takes a host: a benchmark listens to this machine alone.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(`http://127.0.0.1:${appServer.address().port}`);
}

// The standard input closes when whoever started this has gone, even if killed.
process.stdin.on("end", () => process.exit(0)).resume();
main();
