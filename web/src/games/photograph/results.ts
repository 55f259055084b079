// The results of Photograph: what is about one colour together.

import type { Results } from "../../board/results";

export const results: Results = { subjects: ["colour"], kinds: ["strip", "blurred", "good-shot"] };
