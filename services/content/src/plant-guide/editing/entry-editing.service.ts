import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { issueDefaults, plantDefaults } from '@sandhill/company/plant-guide/entry-defaults.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Author } from '../../audit/author.js';
import { recordSiteAudit } from '../../audit/record-site-audit.js';
import type { SiteAuditAction } from '../../audit/site-audit-action.js';
import { GalleryCopy } from '../../gallery/gallery-copy.js';
import { entryOf, entryFields, nameOf, type EntryKind } from '../../guide-entries/entry-kinds.js';
import { isShown, type EntryRow } from '../../guide-entries/entry-row.js';
import { guideWith, type RowValues } from '../../guide-entries/guide-of-rows.js';
import { GuideRows } from '../../guide-entries/guide-rows.repository.js';
import { PublishLock } from '../../publishing/publish-lock.js';
import { VersionPublisher } from '../../publishing/version-publisher.js';
import { toStaffResponse } from '../dto/staff.responses.js';
import { changedFields, editedValues, plain, requireSound, slugOf } from './entry-changes.js';
import { EntryChanged, EntryNotFound, PictureUnknown, SlugTaken, TooManyEntries } from './entry.errors.js';

/** An existing entry. If `revision` is given, the entry must still have that revision. */
interface EntryTarget {
  kind: EntryKind;
  id: string;
  revision?: number;
}

/** A change of an entry. `id` is undefined for a new entry. */
interface EntryEdit extends Pick<EntryTarget, 'kind' | 'revision'> {
  id?: string;
  author: Author;
  action: SiteAuditAction;
  /**
   * Returns the new values of the row.
   *
   * @throws if the entry must not be changed
   */
  values: (row: EntryRow | undefined) => object;
}

interface Step {
  before?: EntryRow;
  after: RowValues;
}

const defaults = { plant: plantDefaults, issue: issueDefaults };

const maxEntries = 300;

/** Longest time that a change waits for a running publication, in milliseconds. */
const waitMs = 10_000;

/**
 * Changes entries of the guide. If visitors see the entry before or after the change, the change is published
 * immediately, as a version of the site with the current texts; the draft of the texts stays unchanged. Otherwise only
 * the row changes.
 */
@Injectable()
export class EntryEditing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: GuideRows,
    private readonly publishLock: PublishLock,
    private readonly publisher: VersionPublisher,
    private readonly gallery: GalleryCopy,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an entry.
   *
   * @throws ValidationFailed, SlugTaken, TooManyEntries, and the errors of publishing
   */
  async create(kind: EntryKind, body: { slug?: string }, author: Author): Promise<EntryRow> {
    const values = {
      ...defaults[kind],
      deletedAt: null,
      ...plain(body),
    };
    const slug = body.slug ?? slugOf(nameOf(entryOf(kind, values)));
    return this.edit({
      kind,
      author,
      action: 'guide_entry_created',
      values: () => ({ ...values, slug }),
    });
  }

  /**
   * Changes an entry. A change of words, facts or sources removes the signature.
   *
   * @throws EntryNotFound, EntryChanged, ValidationFailed, SlugTaken, and the errors of publishing
   */
  async change({ kind, id, revision }: EntryTarget, body: object, author: Author): Promise<EntryRow> {
    return this.edit({
      kind,
      id,
      revision,
      author,
      action: 'guide_entry_changed',
      values: (row) => editedValues(outside(row), body),
    });
  }

  /**
   * Signs an entry: stores that the caller has read it today and vouches for it.
   *
   * @throws as `change`
   */
  async sign({ kind, id, revision }: EntryTarget, author: Author): Promise<EntryRow> {
    return this.edit({
      kind,
      id,
      revision,
      author,
      action: 'guide_entry_changed',
      values: (row) => outside(row) && { checkedBy: author.name, checkedOn: officeDay(this.clock.now()) },
    });
  }

  /**
   * Puts an entry into the bin.
   *
   * @throws EntryNotFound (also if the entry is already in the bin), EntryChanged, and the errors of publishing
   */
  async putIn(kind: EntryKind, id: string, author: Author): Promise<void> {
    await this.edit({
      kind,
      id,
      author,
      action: 'guide_entry_deleted',
      values: (row) => outside(row) && { deletedAt: this.clock.now() },
    });
  }

  /**
   * Takes an entry out of the bin. A published entry is then on the site again. The entry loses its picture if visitors
   * no longer see the picture: media keeps pictures of entries only while the entries are not in the bin.
   *
   * @throws EntryNotFound if the entry is not in the bin, EntryChanged, and the errors of publishing
   */
  async takeOut(kind: EntryKind, id: string, author: Author): Promise<EntryRow> {
    const { imageUrl = null } = (await this.rows.find(kind, id)) ?? {};
    const isPictureGone = imageUrl !== null && !(await this.gallery.mayShow(imageUrl));
    return this.edit({
      kind,
      id,
      author,
      action: 'guide_entry_restored',
      values: (row) => {
        if (!row?.deletedAt) throw new EntryNotFound();
        return { deletedAt: null, ...(isPictureGone && { imageUrl: null }) };
      },
    });
  }

  private async edit(edit: EntryEdit): Promise<EntryRow> {
    await this.requirePicture(edit);
    return (await this.changeDraft(edit)) ?? this.changeSite(edit);
  }

  /** @throws ValidationFailed if the gallery does not have a picture that the edit chooses */
  private async requirePicture(edit: EntryEdit): Promise<void> {
    const before = (await this.find(edit)) ?? undefined;
    const { imageUrl } = edit.values(before) as Partial<EntryRow>;
    if (!imageUrl || imageUrl === before?.imageUrl || (await this.gallery.mayShow(imageUrl))) return;
    throw new PictureUnknown();
  }

  /**
   * Changes a row, unless visitors see it before or after the change. In that case, changes nothing and returns
   * undefined.
   */
  private async changeDraft(edit: EntryEdit): Promise<EntryRow | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const step = this.step(edit, await this.lock(manager, edit));
      const isOnSite = (step.before && isShown(step.before)) || isShown(step.after);
      return isOnSite ? undefined : this.write(manager, edit, step);
    });
  }

  private async changeSite(edit: EntryEdit): Promise<EntryRow> {
    return this.publishLock.whileHolding(async () => {
      const step = this.step(edit, await this.find(edit));
      await this.requireRoom(this.dataSource.manager, edit.kind, step);
      const current = await this.publisher.current();
      const guide = guideWith(current.guide, edit.kind, step);
      if (isDeepStrictEqual(guide, current.guide))
        return this.dataSource.transaction((manager) => this.writeUnchanged(manager, edit, step));
      let row: EntryRow | undefined;
      await this.publisher.publish({
        current,
        content: current.content,
        guide,
        note: `Plant guide: ${nameOf(entryOf(edit.kind, step.after))}`,
        author: edit.author,
        restoredFrom: null,
        edited: entryOf(edit.kind, step.after),
        onCommit: async (manager, version) => {
          row = await this.writeUnchanged(manager, edit, step, version);
        },
      });
      if (!row) throw new Error('a version was stored without its entry');
      return row;
    }, waitMs);
  }

  private async find({ kind, id }: EntryEdit): Promise<EntryRow | null> {
    return id === undefined ? null : this.rows.find(kind, id);
  }

  private async lock(manager: EntityManager, { kind, id }: EntryEdit): Promise<EntryRow | null> {
    return id === undefined ? null : this.rows.lock(manager, kind, id);
  }

  /**
   * Returns the row before and after an edit.
   *
   * @throws EntryNotFound, EntryChanged, ValidationFailed
   */
  private step(edit: EntryEdit, found: EntryRow | null): Step {
    const { kind, id, revision, author } = edit;
    const before = found ?? undefined;
    if (id !== undefined && !before) throw new EntryNotFound();
    const values = edit.values(before);
    if (before && revision !== undefined && before.revision !== revision)
      throw new EntryChanged(toStaffResponse(kind, before));
    if (before && changedFields(before, values).length === 0) return { before, after: before };
    const now = this.clock.now();
    const after = {
      ...before,
      ...values,
      revision: before ? before.revision + 1 : 0,
      changedAt: now,
      changedBy: author.name,
    } as RowValues;
    requireSound(before, after, now);
    return { before, after };
  }

  /**
   * Writes the row, unless someone changed it while the pages were rendered.
   *
   * @throws EntryChanged, EntryNotFound
   */
  private async writeUnchanged(
    manager: EntityManager,
    edit: EntryEdit,
    step: Step,
    version?: number,
  ): Promise<EntryRow> {
    const row = await this.lock(manager, edit);
    if (row?.revision !== step.before?.revision)
      throw row ? new EntryChanged(toStaffResponse(edit.kind, row)) : new EntryNotFound();
    return this.write(manager, edit, step, version);
  }

  /** Writes the row and its audit event. @throws SlugTaken, TooManyEntries */
  private async write(
    manager: EntityManager,
    { kind, author, action }: EntryEdit,
    { before, after }: Step,
    version?: number,
  ): Promise<EntryRow> {
    if (before && after === before) return before;
    await this.requireRoom(manager, kind, { before, after });
    const row = before
      ? await this.rows.update(manager, kind, after as EntryRow)
      : await this.rows.insert(manager, kind, after);
    const fields = before && changedFields(before, after).filter((name) => entryFields[kind].includes(name));
    const details = {
      kind,
      slug: row.slug,
      ...(fields?.length && { fields: fields.join(',') }),
      ...(version !== undefined && { version }),
    };
    await recordSiteAudit(manager, { ...author.by, action, subjectId: row.id, details });
    return row;
  }

  /**
   * Checks that the slug is free and, for a new entry, that the limit is not reached.
   *
   * @throws SlugTaken, TooManyEntries
   */
  private async requireRoom(manager: EntityManager, kind: EntryKind, { before, after }: Step): Promise<void> {
    if (before?.slug === after.slug) return;
    await lockUntilCommit(manager, 'addresses of guide entries');
    if (await this.rows.isTaken(manager, after.slug, before?.id)) throw new SlugTaken();
    if (!before && (await this.rows.count(manager, kind)) >= maxEntries) throw new TooManyEntries(maxEntries);
  }
}

/** Returns the row. @throws EntryNotFound if there is none or it is in the bin */
function outside(row: EntryRow | undefined): EntryRow {
  if (!row || row.deletedAt) throw new EntryNotFound();
  return row;
}
