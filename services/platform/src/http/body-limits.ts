/** How large a body one path may have, in bytes. */
export interface BodyLimit {
  /** Compared with the start of the path. */
  path: string;
  bytes: number;
}

/** What every other path may have (decisions L1). */
export const defaultBodyLimitBytes = 100_000;

/** Bodies above this size count as large: only a bounded number of them is read at once. */
export const largeBodyBytes = 1_000_000;

/** The limit that holds for a path. */
export function bodyLimitFor(path: string, limits: readonly BodyLimit[]): number {
  const own = limits.find((limit) => path === limit.path || path.startsWith(`${limit.path}/`));
  return own?.bytes ?? defaultBodyLimitBytes;
}
