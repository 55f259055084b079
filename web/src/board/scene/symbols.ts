// How much room a symbol takes, and whether it tells a colour by itself.

const letters = new Intl.Segmenter();

/** The number of letters of a symbol, as people count them: at least one. */
export function lengthOf(symbol: string): number {
  return Math.max(1, Array.from(letters.segment(symbol)).length);
}

/** Whether there is a sign in a symbol, as in ♥7: then the sign of the colour would only confuse. */
export function hasSign(symbol: string): boolean {
  return /\p{So}|\p{Extended_Pictographic}/u.test(symbol);
}
