// How the lines of a game's scores are grouped in the table of results.

export interface Results {
  /** The arguments of a line that say what it is about. */
  readonly subjects: readonly string[];
  /** What is counted of one subject, in its order: a score that lacks one of them does not tell it. */
  readonly kinds: readonly string[];
}

/** For a game that says nothing about it: each line by itself, in the order it came. */
export const UNGROUPED: Results = { subjects: [], kinds: [] };
