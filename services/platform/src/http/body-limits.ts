import { formBudget, type JsonBudget } from '../json/json-budget.js';

/** What the bodies of one path may be. */
export interface BodyLimit {
  /** Compared with the start of the path. */
  path: string;
  /** Size of the whole body. */
  bytes: number;
  /** The field that holds pictures as data URLs, one or a list: its texts arrive as `LargeText`. */
  pictureField?: string;
  /** What the rest of the body may consist of; `formBudget` where nothing is said. */
  budget?: JsonBudget;
}

/** What every other path may have, in bytes (rule L1). */
export const defaultBodyLimitBytes = formBudget.bytes;

/** Bodies above this size count as large: only a bounded number of them is read at once. */
export const largeBodyBytes = 1_000_000;

const defaultLimit: BodyLimit = { path: '/', bytes: defaultBodyLimitBytes };

/** The limit that holds for a path. */
export function bodyLimitFor(path: string, limits: readonly BodyLimit[]): BodyLimit {
  return limits.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`)) ?? defaultLimit;
}
