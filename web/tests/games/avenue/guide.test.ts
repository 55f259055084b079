import { expect, it } from "vitest";
import type { Moment } from "../../../src/board/guide";
import { guide } from "../../../src/games/avenue/guide";
import type { avenue } from "../../../src/games/avenue/wire";
import { blank, drawn, viewOf } from "./views";
import { hintsAt } from "../../guide/playing";

const draw: avenue.Action = { type: "draw", square: 3 };
const peek: avenue.Action = { type: "peek" };

function moment(acts: number, fields: Partial<avenue.View>, legal: readonly avenue.Action[] = [draw]): Moment<"avenue"> {
  return { view: viewOf(fields), seat: 0, legal, acts };
}

const written = (...numbers: number[]): avenue.View["sheets"] => [{ ...drawn(0, 3, 1), written: numbers }, blank(1)];
const sheets = [drawn(0, 3, 1), blank(1)];

it("explains the road before it is drawn, and joining when one is", () => {
  const shown = hintsAt(guide, [
    moment(0, {}),
    moment(1, { sheets }, []),
    moment(1, { sheets }),
    moment(2, { sheets, yellow: 1 }),
    moment(3, { sheets, yellow: 1 }, [draw, peek]),
  ]);
  expect(shown).toEqual([["aim", "farm", "card", "draw"], [], ["joined"], ["yellow"], ["peek"]]);
});

it("speaks of the zero or of the number, whichever is written", () => {
  const [begun] = hintsAt(guide, [moment(9, { sheets: written(0), round: 2 })]);
  expect(begun).toContain("zero");
  expect(begun).not.toContain("counted");
  expect(hintsAt(guide, [moment(9, { sheets: written(4), round: 2 })])[0]).toContain("counted");
});

it("keeps the last farm for the last round", () => {
  const late = hintsAt(guide, [moment(20, { sheets: written(4), round: 4 }), moment(30, { sheets: written(4), round: 5 })]);
  expect(late[0]).not.toContain("last");
  expect(late[1]).toEqual(["last"]);
  const shorter = hintsAt(guide, [moment(20, { sheets: written(4), round: 4, rounds: 4 })]);
  expect(shorter[0]).toContain("last");
});
