const binDays = 30;
const dayMs = 24 * 60 * 60_000;

export const purgedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + binDays * dayMs);

/** Returns the time `binDays` ago. Entries that were moved into the bin at or before this time are deleted. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);
