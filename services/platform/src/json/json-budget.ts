export interface JsonBudget {
  bytes: number;
  /** Nesting depth of objects and lists. */
  depth: number;
  /** Number of strings, brackets, braces, colons and commas. */
  tokens: number;
}

/** Enough for every form of the site; parsing and validating this much takes milliseconds. */
export const formBudget: JsonBudget = { bytes: 100_000, depth: 10, tokens: 2_000 };
