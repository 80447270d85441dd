import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteDraft } from './site-draft.entity.js';

interface DraftChange {
  content: SiteContent;
  basedOn: number;
  changedAt: Date;
  changedBy: string | null;
}

/** Reads and changes the draft. Its table has only one row. */
@Injectable()
export class DraftsRepository {
  /** Locks the draft until the transaction ends, so that several instances do not change it at the same time. */
  async lock(manager: EntityManager): Promise<SiteDraft> {
    await this.ensure(manager);
    return manager.findOneOrFail(SiteDraft, { where: { id: 1 }, lock: { mode: 'for_no_key_update' } });
  }

  async read(manager: EntityManager): Promise<SiteDraft> {
    const found = await manager.findOneBy(SiteDraft, { id: 1 });
    if (found) return found;
    await this.ensure(manager);
    return this.read(manager);
  }

  /** Changes the draft. @returns the draft with its new revision */
  async change(manager: EntityManager, draft: SiteDraft, change: DraftChange): Promise<SiteDraft> {
    return this.write(manager, { ...draft, ...change, revision: draft.revision + 1 });
  }

  /** Removes the draft's content, and sets the revision that editors see next. */
  async clear(manager: EntityManager, { revision }: Pick<SiteDraft, 'revision'>): Promise<SiteDraft> {
    const nothing = { content: null, basedOn: null, changedAt: null, changedBy: null };
    return this.write(manager, { id: 1, revision, ...nothing });
  }

  async rebase(manager: EntityManager, basedOn: number): Promise<void> {
    await manager.update(SiteDraft, { id: 1 }, { basedOn });
  }

  private async write(manager: EntityManager, draft: SiteDraft): Promise<SiteDraft> {
    // Writes an SQL NULL. For `null`, TypeORM would write the JSON value null.
    const content = draft.content === null ? () => 'NULL' : draft.content;
    await manager.update(SiteDraft, { id: 1 }, { ...draft, content } as object);
    return draft;
  }

  private async ensure(manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO site_drafts (id) VALUES (1) ON CONFLICT DO NOTHING');
  }
}
