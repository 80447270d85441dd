import { formBudget, type JsonBudget } from '../json/json-budget.js';

export interface BodyLimit {
  /** The limit applies to this path and everything below it. */
  path: string;
  /** Maximum size of the whole body, in bytes. */
  bytes: number;
  /** The field that holds a picture, or a list of pictures, as data URLs. Their text arrives as `LargeText`. */
  pictureField?: string;
  /**
   * Whether programs and forms of other sites send to this path. If so, form posts are accepted as well as JSON, and
   * characters that cannot be stored are removed or replaced instead of refused, because no person could correct the
   * request.
   */
  isFromPrograms?: boolean;
  /** Budget for the body without its pictures; default `formBudget`. */
  budget?: JsonBudget;
}

export const defaultBodyLimitBytes = formBudget.bytes;

/** Name of the OpenAPI extension that holds an operation's body limit in bytes. The gateway reads it. */
export const bodyLimitExtension = 'x-body-limit';

/**
 * Size above which a body is large, in bytes. A process reads only a bounded number of large bodies at the same time.
 */
export const largeBodyBytes = 1_000_000;

/**
 * Time in which a request must be complete, in seconds. The largest body, ten photographs of a lead, takes that long
 * over a weak mobile network (40 kB a second).
 */
export const maxBodySeconds = 900;

const defaultLimit: BodyLimit = { path: '/', bytes: defaultBodyLimitBytes };

export function bodyLimitFor(path: string, limits: readonly BodyLimit[]): BodyLimit {
  return limits.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`)) ?? defaultLimit;
}
