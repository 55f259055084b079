// Points as people read them.

/** Points as they stand, with a true minus. */
export const plain = (points: number): string => String(points).replace("-", "−");

/** Points with their sign, as they add up. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
