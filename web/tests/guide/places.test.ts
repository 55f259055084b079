import { describe, expect, it } from "vitest";
import type { Box } from "../../src/base/geometry";
import { arrowFrom, dockFor, scrollFor } from "../../src/shell/guide/places";

const screen = { top: 8, bottom: 778 }; // a phone of 844 pixels, less its tabs
const CARD = 190;
const box = (top: number, height: number): Box => ({ left: 0, top, width: 390, height });

describe("where the card lies on a phone", () => {
  it("stays where it is while it covers nothing", () => {
    expect(dockFor([box(300, 200)], "top", CARD, screen)).toBe("top");
    expect(dockFor([box(300, 200)], "bottom", CARD, screen)).toBe("bottom");
    expect(dockFor([], "bottom", CARD, screen)).toBe("bottom");
  });

  it("leaves the edge at which it would cover more", () => {
    expect(dockFor([box(100, 150)], "top", CARD, screen)).toBe("bottom");
    expect(dockFor([box(650, 100)], "bottom", CARD, screen)).toBe("top");
    expect(dockFor([box(150, 80), box(640, 130)], "top", CARD, screen)).toBe("top"); // the button below matters more
  });

  it("lets the page scroll until what it speaks of is seen whole below it", () => {
    expect(scrollFor(box(300, 200), CARD, screen)).toBe(0);
    expect(scrollFor(box(700, 300), CARD, screen)).toBe(1000 - 766);
    expect(scrollFor(box(50, 100), CARD, screen)).toBe(50 - 210);
    expect(scrollFor(box(500, 900), CARD, screen)).toBe(500 - 210); // too large: its beginning
  });
});

describe("the arrow", () => {
  it("ends at the edge of what it points at", () => {
    const arrow = arrowFrom({ left: 1000, top: 600, width: 350, height: 200 }, { left: 700, top: 100, width: 100, height: 100 });
    expect(arrow?.shaft).toMatch(/ 800 200$/);
    expect(arrow?.head).toContain("L800 200L");
  });

  it("is left out where both are close together", () => {
    expect(arrowFrom(box(0, 190), box(200, 100))).toBeNull();
  });
});
