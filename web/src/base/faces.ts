// How a seat is marked at the table: initials, and a colour dark enough for light letters.

const TINTS = ["#7c2840", "#2c5f84", "#3c6434", "#7a4a12", "#5b4a8a", "#1f6a6a", "#8a3f1d", "#4a4a4a"];

/** The colour of a seat. */
export function tint(seat: number): string {
  return TINTS[seat % TINTS.length] as string;
}

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}
