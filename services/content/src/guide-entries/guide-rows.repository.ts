import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { DataSource, In, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { entryKinds, entryOf, listOf, rowTypes, type Entry, type EntryKind } from './entry-kinds.js';
import { isShown, type EntryRow } from './entry-row.js';
import { EntryRewritten } from './guide-entries.errors.js';
import { guideOfRows, type RowValues } from './guide-of-rows.js';

type RowChange = Pick<EntryRow, 'changedAt' | 'changedBy'>;

/** Stores the entries of the plant guide and the problem finder, including drafts and the bin. */
@Injectable()
export class GuideRows {
  constructor(private readonly dataSource: DataSource) {}

  async published(manager: EntityManager = this.dataSource.manager): Promise<PlantGuide> {
    const shown = { where: { isPublished: true, deletedAt: IsNull() } };
    return guideOfRows(await manager.find(rowTypes.plant, shown), await manager.find(rowTypes.issue, shown));
  }

  async list(kind: EntryKind): Promise<EntryRow[]> {
    return this.dataSource.manager.find(rowTypes[kind], { order: { slug: 'ASC' } });
  }

  async find(kind: EntryKind, id: string): Promise<EntryRow | null> {
    return this.dataSource.manager.findOneBy(rowTypes[kind], { id });
  }

  async lock(manager: EntityManager, kind: EntryKind, id: string): Promise<EntryRow | null> {
    return manager.findOne(rowTypes[kind], { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Returns whether another entry of either kind, even one in the bin, has this slug. */
  async isTaken(manager: EntityManager, slug: string, id?: string): Promise<boolean> {
    for (const kind of entryKinds) {
      const found = await manager.findOneBy(rowTypes[kind], { slug });
      if (found && found.id !== id) return true;
    }
    return false;
  }

  async count(manager: EntityManager, kind: EntryKind): Promise<number> {
    return manager.count(rowTypes[kind]);
  }

  async insert(manager: EntityManager, kind: EntryKind, values: RowValues): Promise<EntryRow> {
    return manager.save(rowTypes[kind], manager.create(rowTypes[kind], values));
  }

  async update(manager: EntityManager, kind: EntryKind, row: EntryRow): Promise<EntryRow> {
    const { id, ...values } = row;
    await manager.update(rowTypes[kind], { id }, values);
    return row;
  }

  /** Checks that `follow` would not replace the text of a draft by another text. @throws EntryRewritten */
  async requireNoneRewritten(guide: PlantGuide): Promise<void> {
    for (const kind of entryKinds) {
      const entries = new Map(listOf(guide, kind).map((entry) => [entry.slug, entry]));
      for (const row of await this.list(kind)) requireNotRewritten(kind, row, entries.get(row.slug));
    }
  }

  /**
   * Makes the published rows equal to a guide. Rows without an entry in the guide become drafts. Entries of the guide
   * are published again, even if they are in the bin.
   *
   * @throws EntryRewritten
   */
  async follow(manager: EntityManager, guide: PlantGuide, change: RowChange): Promise<void> {
    for (const kind of entryKinds) {
      const entries = new Map(listOf(guide, kind).map((entry) => [entry.slug, entry]));
      const rows = await manager.find(rowTypes[kind], { lock: { mode: 'for_no_key_update' } });
      for (const row of rows) {
        const entry = entries.get(row.slug);
        entries.delete(row.slug);
        const isRight = entry
          ? isShown(row) && isDeepStrictEqual(entryOf(kind, row), entryOf(kind, entry))
          : !isShown(row);
        if (isRight) continue;
        requireNotRewritten(kind, row, entry);
        const wanted = entry ? { ...entry, deletedAt: null } : { isPublished: false };
        const changed = { ...row, ...wanted, ...change, revision: row.revision + 1 };
        await this.update(manager, kind, changed as EntryRow);
      }
      await this.add(manager, kind, [...entries.values()], change);
    }
  }

  /** Removes pictures from the published rows. */
  async forgetPictures(manager: EntityManager, paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    const shown = { imageUrl: In(paths), isPublished: true, deletedAt: IsNull() };
    for (const kind of entryKinds) await manager.update(rowTypes[kind], shown, { imageUrl: null });
  }

  /** Adds entries unchanged, with revision 0. */
  async add(
    manager: EntityManager,
    kind: EntryKind,
    entries: readonly object[],
    change: RowChange,
  ): Promise<void> {
    for (const entry of entries)
      await this.insert(manager, kind, { ...entry, ...change, revision: 0, deletedAt: null } as RowValues);
  }

  /**
   * Deletes the entries that were moved into the bin at the given time or earlier. Skips rows that another instance of
   * the service has locked.
   */
  async purge(
    manager: EntityManager,
    kind: EntryKind,
    before: Date,
  ): Promise<Array<Pick<EntryRow, 'id' | 'slug'>>> {
    const expired = await manager.find(rowTypes[kind], {
      where: { deletedAt: LessThanOrEqual(before) },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) await manager.delete(rowTypes[kind], { id: In(ids) });
    return expired.map(({ id, slug }) => ({ id, slug }));
  }
}

/**
 * Checks that an entry may overwrite a row. The text of a visible row is also in a version, but that of a draft is only
 * in its row.
 */
function requireNotRewritten(kind: EntryKind, row: EntryRow, entry: Entry | undefined): void {
  if (!entry || isShown(row)) return;
  const isSame = isDeepStrictEqual(
    { ...entryOf(kind, row), isPublished: true },
    { ...entryOf(kind, entry), isPublished: true },
  );
  if (!isSame) throw new EntryRewritten(entryOf(kind, row));
}
