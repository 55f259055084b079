// The end of a game in words: who won and why, and every line of every score.

import { plain, signed } from "../base/points";
import { has, say } from "../base/words.svelte";
import { resultsOf } from "../games";
import type { GameName, Outcome, Score, ScoreLine } from "../wire";

/** A subject by its name in the game's catalogue; as it stands where it has none (a farm's letter). */
function named(game: GameName, subject: string): string {
  return has(`${game}-${subject}`) ? say(`${game}-${subject}`) : subject;
}

/** One line of a score in words. */
export function lineText(game: GameName, line: ScoreLine): string {
  const { subjects } = resultsOf(game);
  const entries = Object.entries(line.args).map(([name, value]) => [name, subjects.includes(name) ? named(game, String(value)) : value]);
  return say(`${game}-line-${line.key}`, Object.fromEntries(entries) as Record<string, string | number>);
}

/** One line of a score beside its row's title: what the title has said already is not said again. */
export function cellText(game: GameName, line: ScoreLine): string {
  const short = `${game}-cell-${line.key}`;
  return has(short) ? say(short, line.args) : lineText(game, line);
}

/** What a line is about; nothing where it is about nobody in particular. */
function subjectOf(game: GameName, line: ScoreLine): string {
  const name = resultsOf(game).subjects.find((each) => line.args[each] !== undefined);
  return String(line.args[name ?? ""] ?? "");
}

export interface Row {
  readonly title: string;
  readonly lines: readonly (ScoreLine | undefined)[];
}

/** The rows of the table of scores: lines of the same thing side by side, whatever their numbers. */
export function rowsOf(game: GameName, scores: readonly Score[]): Row[] {
  const key = (line: ScoreLine): string => `${line.key} ${subjectOf(game, line)}`;
  const first = new Map<string, ScoreLine>();
  for (const score of scores) for (const line of score.lines) if (!first.has(key(line))) first.set(key(line), line);
  return inOrder(game, [...first.values()]).map((line) => ({
    title: rowTitle(game, line, scores.length === 1),
    lines: scores.map((score) => score.lines.find((each) => key(each) === key(line))),
  }));
}

/** All that is about one subject together, and after it what is about none; each in the order it came. */
function inOrder(game: GameName, lines: readonly ScoreLine[]): ScoreLine[] {
  const about = (line: ScoreLine): string => subjectOf(game, line);
  const subjects = [...new Set(lines.map(about).filter(Boolean)), ""];
  const kinds = [...new Set([...resultsOf(game).kinds, ...lines.map((line) => line.key)])];
  const rank = (line: ScoreLine): number => subjects.indexOf(about(line)) * kinds.length + kinds.indexOf(line.key);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** What is alike for everybody is said in the title, once; what has a number of its own is said in each cell. */
function rowTitle(game: GameName, line: ScoreLine, alone: boolean): string {
  const general = `${game}-row-${line.key}`;
  const exact = alone || !("number" in line.args);
  return exact || !has(general) ? lineText(game, line) : say(general, { subject: named(game, subjectOf(game, line)) });
}

/** Who won, by what, in the second person for the seat that is ours; the grade of a game alone. */
export function verdict(game: GameName, outcome: Outcome, names: readonly string[], mine: number | null = null): string {
  const first = outcome.ranking[0] ?? [];
  const own = `${game}-decided-${outcome.decided}`; // a tie-break of the game's own
  const key = has(own) ? own : `decided-${outcome.decided}`;
  const you = mine !== null && first.includes(mine) && has(`${key}-you`);
  const others = you ? first.filter((seat) => seat !== mine) : first;
  const points = totalOf(outcome, first[0]);
  const args = { names: others.map((seat) => names[seat] ?? "").join(", "), points };
  const said = say(you ? `${key}-you` : key, args).replace(String(points), plain(points));
  if (outcome.grade === null) return said;
  return `${said} ${say(`${game}-grade`, { grade: say(`${game}-grade-${outcome.grade}`) })}`;
}

function totalOf(outcome: Outcome, seat: number | undefined): number {
  return outcome.scores.find((score) => score.seat === seat)?.total ?? 0;
}

/** How far a seat that did not win is from the first, in a sentence; nothing where points did not decide. */
export function behind(outcome: Outcome, mine: number | null): string {
  const first = outcome.ranking[0] ?? [];
  if (mine === null || first.includes(mine)) return "";
  const points = totalOf(outcome, first[0]) - totalOf(outcome, mine);
  return points > 0 && outcome.decided !== "points" ? "" : say("web-result-behind", { points });
}

/** The line that brought the first place most against the second, in a sentence; nothing where points did not decide. */
export function turned(game: GameName, outcome: Outcome): string {
  if (outcome.decided !== "points" || outcome.ranking[0]?.length !== 1) return "";
  const seats = outcome.ranking.flat().slice(0, 2);
  const scores = seats.flatMap((seat) => outcome.scores.find((score) => score.seat === seat) ?? []);
  if (scores.length < 2) return "";
  const rows = rowsOf(game, scores).map(({ title, lines: [one, other] }) => ({
    what: title,
    first: one?.points ?? 0,
    second: other?.points ?? 0,
  }));
  const most = rows.reduce((best, row) => (row.first - row.second > best.first - best.second ? row : best));
  return say("web-result-turned", { what: most.what, first: signed(most.first), second: signed(most.second) });
}

/** Everybody with the place they share or have alone, best first. */
export function placesOf(ranking: readonly (readonly number[])[]): { place: number; seat: number }[] {
  let before = 0;
  return ranking.flatMap((group) => {
    const place = before + 1;
    before += group.length;
    return group.map((seat) => ({ place, seat }));
  });
}
