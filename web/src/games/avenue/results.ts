// The results of Avenue: what is about one farm together.

import type { Results } from "../../board/results";

export const results: Results = { subjects: ["farm"], kinds: [] };
