// Finished sheets on the three maps, as the house counted them.

export interface Recorded {
  readonly squares: readonly string[];
  readonly roads: readonly number[];
  readonly written: readonly number[];
  readonly score: number;
  readonly farms: Readonly<Record<string, number>>;
  readonly longest: readonly number[];
}

export const RECORDED: readonly Recorded[] = [
  {
    squares: "GGGP P FA GG . CG P GG G P GGP . G . PPG FB G GG FC PP GG . PP FD PP . FE P GGP P . PPG G PP G . CP G P FF . PPPG".split(" "),
    roads: [5, 4, 4, 6, 3, 5, 2, 1, 2, 4, 6, 0, 0, 0, 3, 5, 6, 1, 4, 1, 6, 0, 2, 4, 6, 3, 5, 4, 4, 6, 1, 3, 5, 2, 1, 6, 3, 1, 3, 5, 1, 3],
    written: [0, 2, 0, 7, 0],
    longest: [4, 5, 10, 16, 22, 23, 29, 35],
    score: -1,
    farms: { A: 2, B: 5, C: 2, D: 7, E: 7, F: 1 },
  },
  {
    squares: "GG FA GGP . G G PPG . P PP FB P P GG FC . G PPPG CP . PP GG . CG GGGP P . FD PP G G FE GG G . GGP P P . PPG FF PP".split(" "),
    roads: [1, 3, 5, 4, 5, 5, 3, 1, 2, 6, 3, 5, 6, 1, 3, 3, 5, 4, 4, 2, 3, 1, 0, 6, 4, 2, 6, 4, 3, 1, 5, 5, 2, 1, 6, 4, 2, 2, 0, 6, 6, 1],
    written: [0, 0, 15, 0, 15],
    longest: [15, 16, 17, 20, 21, 23, 26, 27, 28, 29, 32, 33, 34, 40],
    score: 23,
    farms: { A: 9, B: 1, C: 0, D: 15, E: 1, F: 15 },
  },
  {
    squares: "FA GGP G G GG FB GG . P PP CG . P P GGP G . PPPG . PP FC FD GG . GGGP . P PPG G G . CP GG G . PP FE PP P P PPG FF".split(" "),
    roads: [4, 3, 5, 1, 3, 2, 6, 2, 1, 3, 3, 3, 1, 0, 6, 2, 2, 2, 0, 4, 6, 5, 5, 5, 4, 4, 2, 4, 0, 6, 2, 1, 0, 6, 0, 6, 4, 0, 3, 1, 5, 1],
    written: [3, 0, 0, 10, 0],
    longest: [14, 20, 26, 27, 33, 38, 39],
    score: -1,
    farms: { A: 3, B: 0, C: 10, D: 2, E: 0, F: 6 },
  },
  {
    squares: "FA GGP G G GG FB GG . P PP CG . P P GGP G . PPPG . PP FC FD GG . GGGP . P PPG G G . CP GG G . PP FE PP P P PPG FF".split(" "),
    roads: [4, 3, 5, 1, 3, 2, 6, 2, 1, 3, 3, 3, 1, 0, 6, 2, 2, 2, 0, 4, 6, 5, 5, 5, 4, 4, 2, 4, 0, 6, 2, 1, 0, 6, 0, 6, 4, 0, 3, 1, 5, 1],
    written: [3, 0, 0, 10, 0],
    longest: [14, 20, 26, 27, 33, 38, 39],
    score: -1,
    farms: { A: 3, B: 0, C: 10, D: 2, E: 0, F: 6 },
  },
];
