import { formBudget, type JsonBudget } from '../json/json-budget.js';

/** Limits for request bodies below one path. */
export interface BodyLimit {
  /** Applies to this path and everything below it. */
  path: string;
  /** Size of the whole body. */
  bytes: number;
  /** The field with one picture or a list of them as data URLs; they arrive as `LargeText`. */
  pictureField?: string;
  /** Forms of other sites are taken too, and not JSON alone. */
  acceptsForms?: boolean;
  /** Budget for the rest of the body; default `formBudget`. */
  budget?: JsonBudget;
}

/** Limit of every other path, in bytes. */
export const defaultBodyLimitBytes = formBudget.bytes;

/** States an operation's body limit in the OpenAPI document, in bytes, where the gateway reads it. */
export const bodyLimitExtension = 'x-body-limit';

/** A process reads only a bounded number of bodies above this size at once. */
export const largeBodyBytes = 1_000_000;

const defaultLimit: BodyLimit = { path: '/', bytes: defaultBodyLimitBytes };

/** The limit that applies to a path. */
export function bodyLimitFor(path: string, limits: readonly BodyLimit[]): BodyLimit {
  return limits.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`)) ?? defaultLimit;
}
