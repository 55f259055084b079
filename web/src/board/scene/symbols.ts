// How much room a symbol takes.

const letters = new Intl.Segmenter();

/** The number of letters of a symbol, as people count them: at least one. */
export function lengthOf(symbol: string): number {
  return Math.max(1, Array.from(letters.segment(symbol)).length);
}
