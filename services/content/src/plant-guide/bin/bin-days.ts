const binDays = 30;
const dayMs = 24 * 60 * 60_000;

/** When an entry that was put into the bin is deleted permanently. */
export const purgedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + binDays * dayMs);

/** Entries that were put into the bin before are deleted now. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);
