import { describe, expect, it } from "vitest";
import { vignetteArt } from "../../../src/games/fairy_tile/art";

const PAGES = Array.from({ length: 36 }, (_, index) => index + 1);

describe("pictures of the tale", () => {
  it("are one for each page", () => {
    for (const page of PAGES) expect(vignetteArt(page)).toMatch(new RegExp(`/vignette-${page}\\.svg$`));
  });

  it("are none where there is no page", () => {
    expect([0, 37].map(vignetteArt)).toEqual(["", ""]);
  });
});
