// The little of Markdown that our rules are written in, as data; drawn as elements, never as markup.

export type Span = { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly spans: readonly Span[]; readonly section: string }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "rulings"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "drawing"; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]*\)/gs;

/** A line of text with its emphases. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const plain = (end: number): void => {
    if (end > at) spans.push({ kind: "text", text: text.slice(at, end) });
  };
  for (const found of text.matchAll(MARKS)) {
    plain(found.index);
    spans.push(marked(found));
    at = found.index + found[0].length;
  }
  plain(text.length);
  return spans;
}

function marked([, strong, em, code, link]: RegExpMatchArray): Span {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  return code !== undefined ? { kind: "code", text: code } : { kind: "text", text: link ?? "" };
}

/** A text as blocks. */
export function blocksOf(source: string): Block[] {
  const apart = source
    .replaceAll("\r", "")
    .replace(/^(#.*)$/gm, "\n$1\n")
    .replace(/^(?![-*] |\s)(.*\S.*)\n(?= *[-*] )/gm, "$1\n\n");
  const chunks = apart.split(/\n\s*\n/);
  return chunks
    .map((chunk) => chunk.replace(/^\n+|\n+$/g, ""))
    .filter((chunk) => chunk.trim())
    .flatMap(blocksOfChunk);
}

/** A list may end in rulings, which stand apart from what the rule itself says. */
function blocksOfChunk(chunk: string): Block[] {
  const block = blockOf(chunk);
  if (block.kind !== "list") return [block];
  const rulings = block.items.filter(isRuling);
  const items = block.items.filter((item) => !isRuling(item));
  return [
    ...(items.length ? [{ kind: "list" as const, items }] : []),
    ...(rulings.length ? [{ kind: "rulings" as const, items: rulings.map(withoutLead) }] : []),
  ];
}

/** Rulings begin with their kind's name ("*Ruling:*"). */
const isRuling = (item: readonly Span[]): boolean => item[0]?.kind === "em";

/** What a ruling says, without its kind's name. */
function withoutLead([, first, ...others]: readonly Span[]): Span[] {
  const text = first?.text.replace(/^[\s:]+/, "") ?? "";
  return first ? [{ ...first, text: text.charAt(0).toLocaleUpperCase() + text.slice(1) }, ...others] : [];
}

function blockOf(chunk: string): Block {
  const heading = chunk.match(/^(#+)\s+(.*)$/);
  if (heading) return headingOf(heading[1]?.length ?? 1, heading[2] ?? "");
  if (/^\s*[-*] /.test(chunk)) return { kind: "list", items: itemsOf(chunk).map(spansOf) };
  if (/^ {8}/.test(chunk)) return { kind: "drawing", text: chunk.replace(/^ {8}/gm, "") };
  if (/^\s*\|/.test(chunk)) return { kind: "table", rows: rowsOf(chunk) };
  return { kind: "paragraph", spans: spansOf(joined(chunk)) };
}

function headingOf(level: number, text: string): Block {
  return { kind: "heading", level, spans: spansOf(text), section: text.match(/^\d+(\.\d+)*/)?.[0] ?? "" };
}

const joined = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .join(" ");

const itemsOf = (chunk: string): string[] => chunk.split(/\n(?=\s*[-*] )/).map((item) => joined(item.replace(/^\s*[-*] /, "")));

function rowsOf(chunk: string): Span[][][] {
  const lines = chunk
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line));
  return lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim())),
  );
}

/** The number a rule begins with ("3.2"), if it does. */
export function ruleNumber(block: Block): string {
  if (block.kind === "heading") return block.section;
  const first = block.kind === "paragraph" ? block.spans[0] : undefined;
  return first?.kind === "text" ? (first.text.match(/^\d+\.\d+/)?.[0] ?? "") : "";
}
