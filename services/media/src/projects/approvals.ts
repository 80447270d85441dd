import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { LibrarySettings } from './library-settings.entity.js';
import type { PictureScope } from './picture-scope.js';
import { NeedsApproval } from './projects.errors.js';

/**
 * Column values of a picture that begins to wait for an approval. Until its approval, the picture counts as deleted.
 */
export const waitingColumns = { deletedAt: () => 'now()', waitingSince: () => 'now()' };

/** Returns the conditions for a project that staff work with: visitors see it, or it waits for an approval. */
export const visibleToStaff = (id: string) => [
  { id, deletedAt: IsNull() },
  { id, waitingSince: Not(IsNull()) },
];

@Injectable()
export class Approvals {
  constructor(private readonly dataSource: DataSource) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return (await manager.findOneBy(LibrarySettings, { id: 1 }))?.crewWaits ?? false;
  }

  /** Changes the setting. Pictures that are already waiting keep waiting when the setting is turned off. */
  async change(crewWaits: boolean, by: AuditedBy): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if ((await this.read(manager)) === crewWaits) return;
      await manager.upsert(LibrarySettings, { id: 1, crewWaits }, ['id']);
      const details = { crewWaits: String(crewWaits) };
      await recordProjectAudit(manager, { ...by, action: 'library_settings_changed', details });
    });
  }

  /** Returns whether new pictures of a caller must wait for an approval. Only crew has a scope with `createdBy`. */
  async areNeeded({ createdBy }: PictureScope): Promise<boolean> {
    return createdBy !== undefined && (await this.read());
  }

  /**
   * Throws if the caller's new pictures need an approval. To be called before a picture is added to a project that
   * visitors already see.
   *
   * @throws NeedsApproval
   */
  async refuseNewPicture(scope: PictureScope): Promise<void> {
    if (await this.areNeeded(scope)) throw new NeedsApproval();
  }
}
