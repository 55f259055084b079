### The house on the network: what it answers when it cannot do what it was asked.

## Coming in

server-no-name = Say who you are first: a name is enough.
server-no-page = There is nothing here.
server-no-method = That cannot be done here in that way.
server-bad-request = This request cannot be understood: { $detail }.
server-body-too-large = That is more than the house takes at once.
server-unknown-host = The house does not go by that name.
server-other-site = A page of another site asked for this; the house does only what its own pages ask.
server-not-for-you = This is only for those who run the house.
server-bug = Something went wrong in the house, not with what you asked. It has been written down; please try again.

## At a table

table-unknown = There is no such table, or you have not been invited to it.
table-no-spectators = This table plays without spectators.
table-busy = The table is very busy just now: try again.
table-not-over = The game is not over yet.
server-hello-first = The first message must be “hello”.
server-protocol = This client speaks version { $given } of the protocol; the house speaks version { $known }.
server-unreadable = This message cannot be read: { $detail }.
server-too-large = This message is too large: { $most } bytes is the most.
server-too-fast = Too much at once: wait a moment.
server-too-many-tables = You have opened a good many tables: wait a moment before the next.

## Running a house

server-port = The house cannot listen on { $host }, port { $port }: { $detail }.
server-worker-redis = A worker needs to know the Redis of its servers: name it with --redis.

## Finished games

record-unknown = There is no finished game of that name.
record-no-move = This game has { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
  }; there is no move { $given }.

## Storage

storage-kind = “{ $given }” is no database we know: give a file, sqlite:///… or postgresql://….
storage-url = This database address cannot be read; it should look like postgresql://user:password@host:5432/name.
storage-no-file = The database needs a file to live in.
storage-file = The database file { $file } cannot be opened: { $detail }.
storage-unreachable = The database { $database } at { $host } cannot be reached: { $detail }.
storage-version = This database was made by a newer version of Serão (this one knows { $known }): { $detail }.
storage-foreign = There are tables of another program here ({ $table }): choose another database.
storage-down = The house cannot write this down just now: try again in a moment.
storage-backup-in-use = { $file } is open in a running program: choose another name for the copy.
storage-backup-file = The copy cannot be written to { $file }: { $detail }.
storage-copy-version = What is to be copied has version { $found } of the tables, not { $known }: open it once with `serao serve`.
storage-not-empty = The database to copy into is not empty: there is something in { $table }.
