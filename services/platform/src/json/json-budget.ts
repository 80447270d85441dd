export interface JsonBudget {
  bytes: number;
  /** Nesting depth of objects and lists. */
  depth: number;
  /** Number of strings, brackets, braces, colons and commas together. */
  tokens: number;
}

/** Budget that is enough for every form of the site. Parsing and validating this much takes milliseconds. */
export const formBudget: JsonBudget = { bytes: 100_000, depth: 10, tokens: 2_000 };
