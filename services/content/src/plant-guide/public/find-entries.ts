import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';

/** Stands in until services/company has it. */
export const findEntries = (entries: readonly GuideEntryName[], query: string): GuideEntryName[] =>
  entries.filter((entry) => JSON.stringify(entry).toLowerCase().includes(query.trim().toLowerCase()));
