import type { GuideEntry } from '../../types/api';
import type { EntryKind } from './api/guide-api';

export const entryStates = ['any', 'published', 'draft', 'unsigned', 'bin'] as const;
type EntryState = (typeof entryStates)[number];

export interface ListFilter {
  q: string;
  kind: EntryKind | '';
  state: EntryState;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isIn: Record<EntryState, (entry: GuideEntry) => boolean> = {
  any: () => true,
  published: ({ isPublished }) => isPublished,
  draft: ({ isPublished }) => !isPublished,
  unsigned: ({ checkedBy }) => checkedBy === null,
  bin: () => true,
};

/**
 * Returns the entries that match the filter, in the order of the list. Entries in the bin match only a filter for the
 * bin.
 */
export function filtered(entries: readonly GuideEntry[], { q, kind, state }: ListFilter): GuideEntry[] {
  const asked = folded(q).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const said = folded([entry.name.en, entry.name.es, entry.slug, ...entry.words].join(' '));
    return (
      (entry.deletedAt !== null) === (state === 'bin') &&
      (kind === '' || entry.kind === kind) &&
      isIn[state](entry) &&
      asked.every((word) => said.includes(word))
    );
  });
}
