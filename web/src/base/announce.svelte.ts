// What is spoken to screen readers: said once, politely, in the order it happened.

const KEPT = 6; // lines stay for a while, to be read again

interface Spoken {
  readonly number: number;
  readonly text: string;
}

let number = 0;
export const spoken: { lines: readonly Spoken[] } = $state({ lines: [] });

/** Speak these sentences after what is being spoken. */
export function announce(...texts: readonly string[]): void {
  const lines = texts.filter(Boolean).map((text) => ({ number: (number += 1), text }));
  if (lines.length) spoken.lines = [...spoken.lines, ...lines].slice(-Math.max(KEPT, lines.length));
}

/** Nothing of what was spoken stays to be read: somebody else takes the device. */
export function hush(): void {
  spoken.lines = [];
}
