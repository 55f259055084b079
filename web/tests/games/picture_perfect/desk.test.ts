import { describe, expect, it } from "vitest";
import type { BoardProps } from "../../../src/board/board";
import { EMPTY, placed } from "../../../src/games/picture_perfect/arrangement";
import { Desk } from "../../../src/games/picture_perfect/desk.svelte";
import { middleOf } from "../../../src/games/picture_perfect/pieces";

const props = { legal: [{ type: "arrange", arrangement: EMPTY }], busy: false } as unknown as BoardProps<"picture_perfect">;
const CORGI = { what: "guest", guest: 12 } as const;

/** A desk with the corgi in a space, which is then dragged elsewhere. */
function dragged(): Desk {
  const desk = new Desk(() => props);
  desk.bring(12, middleOf("A1"));
  desk.bring(3, middleOf("B4"));
  desk.drag(CORGI, { x: 60, y: 150 });
  desk.drag(CORGI, { x: 71, y: 170 });
  return desk;
}

const BEFORE = placed(placed(EMPTY, 12, middleOf("A1"), true), 3, middleOf("B4"), true);

describe("a drag", () => {
  it("goes freely, then snaps: whoever stood there changes places", () => {
    const desk = dragged();
    expect(desk.draft.figures).toContainEqual([12, 71, 170]);
    desk.drop(CORGI);
    expect(desk.draft).toEqual(placed(BEFORE, 12, middleOf("B4"), true));
  });

  it("that is broken off leaves everything where it stood", () => {
    const desk = dragged();
    desk.putBack();
    expect(desk.draft).toEqual(BEFORE);
    desk.drop(CORGI);
    expect(desk.draft).toEqual(BEFORE);
  });
});
