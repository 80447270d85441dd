/** What a JSON body may consist of, apart from its pictures. */
export interface JsonBudget {
  bytes: number;
  /** Objects and lists within each other. */
  depth: number;
  /** Strings, brackets, braces, colons and commas. */
  tokens: number;
}

/** Room for every form of the site; parsing and checking as much takes milliseconds. */
export const formBudget: JsonBudget = { bytes: 100_000, depth: 10, tokens: 2_000 };
