import { describe, expect, it } from "vitest";
import { cycleIn, importsOf, packageOf, upward } from "./layers";

const sources = import.meta.glob<string>("../src/**/*.{ts,js,svelte,css}", { query: "?raw", import: "default", eager: true });
const files = new Map(Object.entries(sources).map(([path, text]) => [path.replace("../src/", ""), text]));

describe("the client's packages", () => {
  it("are these and no others", () => {
    expect(new Set([...files.keys()].map((file) => packageOf(file).split("/")[0]))).toEqual(
      new Set(["wire", "base", "board", "game", "games", "shell", "entry"]),
    );
  });

  it("import downwards only, and no game knows another", () => {
    expect(upward(files)).toEqual([]);
  });

  it("have no cycle between them", () => {
    expect(cycleIn(files)).toBeNull();
  });
});

const LONGEST = 400;

it("has no file by hand that is too long to be read at once", () => {
  const written = [...files].filter(([file]) => !file.endsWith("wire.ts"));
  const long = written.filter(([, text]) => text.trimEnd().split("\n").length > LONGEST).map(([file]) => file);
  expect(written.length).toBeGreaterThan(200);
  expect(long).toEqual([]);
});

describe("the check of the packages", () => {
  const with_ = (file: string, text: string): Map<string, string> => new Map([...files, [file, text]]);

  it("reads every form of import", () => {
    const forms = [
      'import { a } from "./a";',
      'import type { B } from "./b";',
      'export { c } from "./c";',
      'import "./d.css";',
      'const e = import("./e");',
      'const f = import.meta.glob<string>(["./f/*.ts", "!./g/*.ts"]);',
      "import h, {\n  i,\n} from '../h';",
    ];
    expect(importsOf("base/parts/x.ts", forms.join("\n"))).toEqual([
      "base/parts/a",
      "base/parts/b",
      "base/parts/c",
      "base/parts/d.css",
      "base/parts/e",
      "base/parts/f/*.ts",
      "base/h",
    ]);
  });

  it.each([
    ["base/new.ts", 'import { tableOf } from "../games";'],
    ["board/new.ts", 'const page = import("../shell/home/Home.svelte");'],
    ["games/one/new.ts", 'import type { Status } from "../../shell/connection.svelte";'],
    ["games/one/new.ts", 'export { highlight } from "../other/highlight";'],
    ["games/one/new.ts", 'import { tableOf } from "..";'],
    ["shell/new.ts", 'import { highlight } from "../games/one/highlight";'],
    ["shell/new.ts", 'const all = import.meta.glob("../games/*/cover.svg");'],
  ])("refuses in %s: %s", (file, text) => {
    expect(upward(with_(file, text)).map(({ from }) => from)).toEqual([file]);
  });

  it("finds a cycle", () => {
    expect(cycleIn(with_("board/new.ts", 'import { tableOf } from "../games";'))).not.toBeNull();
  });
});
