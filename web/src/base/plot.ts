// The geometry of a plot: which figures stand at its axis, and where its points lie. It knows no page.

export interface PlotPoint {
  /** What stands below it. */
  readonly name: string;
  readonly value: number;
  /** Between which values the true one lies, where that is known. */
  readonly low?: number;
  readonly high?: number;
  /** Its line in the table. */
  readonly cells: readonly string[];
}

/** The least step of 1, 2 or 5 times a power of ten with which so many steps reach as far. */
export function niceStep(reach: number, steps: number): number {
  const least = reach / steps;
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return times * power;
}

/** The figures at an axis that holds these values, at equal distances; the first and the last are its ends. */
export function ticksOf(low: number, high: number, steps = 5): readonly number[] {
  const step = niceStep(high > low ? high - low : Math.max(Math.abs(high), 1), steps);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
}

/** The least and the greatest value of these points, with what they may truly be. */
export function rangeOf(points: readonly PlotPoint[]): readonly [number, number] {
  const values = points.flatMap((point) => [point.value, point.low ?? point.value, point.high ?? point.value]);
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 1];
}

/** Which of so many names have room in a row of that width: the first, and every so many after it. */
export function namesShown(names: readonly string[], width: number, letter = 7.5): (number: number) => boolean {
  const longest = Math.max(1, ...names.map((name) => name.length)) * letter + 12;
  const every = Math.max(1, Math.ceil((names.length * longest) / Math.max(width, 1)));
  return (number) => number % every === 0;
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as CSV. */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}
