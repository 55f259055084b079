import { describe, expect, it } from "vitest";
import { blocksOf, ruleNumber, spansOf } from "../../src/shell/markdown";

describe("Markdown of the rules", () => {
  it("finds emphases", () => {
    expect(spansOf("3.1 **Take** the *Ruling* `2L3`.")).toEqual([
      { kind: "text", text: "3.1 " },
      { kind: "strong", text: "Take" },
      { kind: "text", text: " the " },
      { kind: "em", text: "Ruling" },
      { kind: "text", text: " " },
      { kind: "code", text: "2L3" },
      { kind: "text", text: "." },
    ]);
  });

  it("keeps markup as text", () => {
    expect(spansOf("<b>no</b>")).toEqual([{ kind: "text", text: "<b>no</b>" }]);
  });

  it("reads headings, paragraphs, lists and tables", () => {
    const blocks = blocksOf("## 3 A turn\n3.1 Two\nlines.\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| c | d |\n");
    expect(blocksOf("3.2 One of:\n- **draw**\n- **peek**").map((block) => block.kind)).toEqual(["paragraph", "list"]);
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(blocks.map(ruleNumber)).toEqual(["3", "3.1", "", ""]);
    expect(blocks[2]).toEqual({ kind: "list", items: [spansOf("one more"), spansOf("two")] });
    expect(blocks[3]).toEqual({
      kind: "table",
      rows: [
        [spansOf("a"), spansOf("b")],
        [spansOf("c"), spansOf("d")],
      ],
    });
  });

  it("reads what stands indented under a rule", () => {
    const blocks = blocksOf(
      "1.1 Guests:\n\n    | a | b |\n    |---|---|\n    | c | d |\n\n1.2 Map:\n\n        GG  .\n        .   FA\n\n    Two lines.\n",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "table", "paragraph", "drawing", "paragraph"]);
    expect(blocks[1]).toEqual({
      kind: "table",
      rows: [
        [spansOf("a"), spansOf("b")],
        [spansOf("c"), spansOf("d")],
      ],
    });
    expect(blocks[3]).toEqual({ kind: "drawing", text: "GG  .\n.   FA" });
    expect(blocksOf("3.2 One of:\n    - **draw** it\n      there;\n    - **peek**.")[1]).toEqual({
      kind: "list",
      items: [spansOf("**draw** it there;"), spansOf("**peek**.")],
    });
  });

  it("keeps rulings apart from what the rule itself says, and leaves their name out", () => {
    const blocks = blocksOf("5.1 Either:\n\n- at **three**;\n- at two.\n- *Ruling:* the lowest\n  numbers.\n- *Précision* : comme `2L3`.");
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "rulings"]);
    expect(blocks[1]).toEqual({ kind: "list", items: [spansOf("at **three**;"), spansOf("at two.")] });
    expect(blocks[2]).toEqual({ kind: "rulings", items: [spansOf("The lowest numbers."), spansOf("Comme `2L3`.")] });
  });
});
