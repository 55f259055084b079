import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, initialValues, valueText } from "../../src/shell/schema";
import { learn } from "../../src/base/words.svelte";
import type { GameName } from "../../src/wire";

const PEBBLES = "pebbles" as unknown as GameName; // whose words nobody knows

const schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      properties: {
        left_out: { type: "array", items: { type: "string", enum: ["blue", "purple"] }, default: [] },
        missed_photo: { type: "boolean", default: false },
        pages_each: { type: "integer", default: 3 },
        map: { type: "string", examples: ["A", "B", "C"], default: "A" },
      },
    },
  },
};

describe("Options as fields", () => {
  it("knows the kind of each", () => {
    expect(fieldsOf(schema).map((field) => [field.name, field.kind])).toEqual([
      ["left_out", "list"],
      ["missed_photo", "boolean"],
      ["pages_each", "number"],
      ["map", "text"],
    ]);
  });

  it("offers what the house says may be chosen", () => {
    expect(fieldsOf(schema)[0]?.choices).toEqual(["blue", "purple"]);
    expect(fieldsOf(schema)[3]?.choices).toEqual(["A", "B", "C"]);
  });

  it("starts with the defaults", () => {
    expect(initialValues(fieldsOf(schema))).toEqual({ left_out: [], missed_photo: false, pages_each: 3, map: "A" });
  });
});

describe("What was agreed", () => {
  beforeAll(() => learn("en"));

  it("says what was chosen", () => {
    expect(valueText(PEBBLES, true, 2)).toBe("Yes");
    expect(valueText(PEBBLES, ["blue", "red"], 2)).toBe("blue, red");
    expect(valueText(PEBBLES, [], 2)).toBe("none");
    expect(valueText(PEBBLES, 2, 2)).toBe("2");
  });
});
