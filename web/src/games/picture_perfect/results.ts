// The results of Picture Perfect: what is about one guest together.

import type { Results } from "../../board/results";

export const results: Results = { subjects: ["guest"], kinds: [] };
