import type { Plant, PlantGuide, PlantIssue } from '@sandhill/company/plant-guide/plant.js';
import { byName, entryOf, listOf, type EntryKind } from './entry-kinds.js';
import { isShown, type EntryRow } from './entry-row.js';

/** The values of a row, which may have no id yet. */
export type RowValues = Omit<EntryRow, 'id'>;

/** Returns the guide for a version of the site: the rows that visitors see. */
export function guideOfRows(plants: readonly RowValues[], issues: readonly RowValues[]): PlantGuide {
  const shown = (kind: EntryKind, rows: readonly RowValues[]) =>
    byName(rows.filter(isShown).map((row) => entryOf(kind, row)));
  return { plants: shown('plant', plants) as Plant[], issues: shown('issue', issues) as PlantIssue[] };
}

export function guideWith(
  guide: PlantGuide,
  kind: EntryKind,
  { before, after }: { before?: RowValues; after: RowValues },
): PlantGuide {
  const others = listOf(guide, kind).filter(({ slug }) => slug !== before?.slug);
  const entries = isShown(after) ? [...others, entryOf(kind, after)] : others;
  return { ...guide, [kind === 'plant' ? 'plants' : 'issues']: byName(entries) };
}
