import { describe, expect, it } from "vitest";
import { keyOf, same } from "../../src/board/actions";
import { Choice } from "../../src/board/choice.svelte";

type Action = { readonly type: string; readonly square?: number };

class Choosing extends Choice<Action> {
  readonly done: Action[] = [];
  protected perform(action: Action): void {
    this.done.push(action);
  }
}

describe("Choosing", () => {
  it("does what is chosen twice", () => {
    const choosing = new Choosing();
    choosing.choose({ type: "draw", square: 1 });
    choosing.choose({ type: "draw", square: 2 });
    expect(choosing.done).toEqual([]);
    choosing.choose({ type: "draw", square: 2 });
    expect(choosing.done).toEqual([{ type: "draw", square: 2 }]);
  });

  it("does what is chosen and confirmed, and nothing where nothing is chosen", () => {
    const choosing = new Choosing();
    choosing.confirm();
    choosing.choose({ type: "peek" });
    choosing.confirm();
    expect(choosing.done).toEqual([{ type: "peek" }]);
  });

  it("considers what is looked at before what is chosen", () => {
    const choosing = new Choosing();
    choosing.choose({ type: "peek" });
    choosing.looked = { type: "draw", square: 1 };
    expect(choosing.current).toEqual({ type: "draw", square: 1 });
    choosing.looked = null;
    expect(choosing.current).toEqual({ type: "peek" });
  });

  it("lets go, and says whether there was anything", () => {
    const choosing = new Choosing();
    expect(choosing.cancel()).toBe(false);
    choosing.choose({ type: "peek" });
    expect(choosing.cancel()).toBe(true);
    expect(choosing.current).toBeNull();
  });

  it("lets go of what is no longer offered", () => {
    const choosing = new Choosing();
    choosing.choose({ type: "draw", square: 3 });
    choosing.keepOffered([{ type: "peek" }, { square: 3, type: "draw" }]);
    expect(choosing.chosen).toEqual({ type: "draw", square: 3 });
    choosing.keepOffered([{ type: "peek" }]);
    expect(choosing.chosen).toBeNull();
  });
});

describe("Actions", () => {
  it("are equal by what is in them", () => {
    expect(same({ type: "draw", square: 1 }, { square: 1, type: "draw" })).toBe(true);
    expect(same({ type: "draw", square: 1 }, { type: "draw", square: 2 })).toBe(false);
    expect(same({ type: "peek" }, { type: "draw", square: 2 })).toBe(false);
    expect(same(null, null)).toBe(true);
    expect(same(null, { type: "peek" })).toBe(false);
    expect(same("hex-3", "hex-3")).toBe(true);
  });

  it("have one name each", () => {
    expect(keyOf({ type: "draw", square: 1 })).toBe(keyOf({ square: 1, type: "draw" }));
    expect(keyOf({ type: "draw", square: 1 })).not.toBe(keyOf({ type: "draw", square: 12 }));
  });
});
