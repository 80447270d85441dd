import { Injectable, Logger } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { recordInLedger } from '@sandhill/platform/ledger/record-in-ledger.js';
import { DataSource, In, IsNull, Raw, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { MediaConfig } from '../media.config.js';
import { Project } from '../projects/project.entity.js';
import { ProjectPicture } from '../projects/project-picture.entity.js';

const batchSize = 100;

/**
 * Permanently deletes project images that have been in the bin for `BIN_DAYS`, and pictures that were removed from
 * projects equally long ago. The files of pictures that no project uses any longer are erased later.
 */
@Injectable()
export class BinPurge {
  private readonly log = new Logger(BinPurge.name);

  constructor(
    private readonly config: MediaConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Deletes at most 100 expired projects and 100 expired pictures. Several workers may run this at the same time. */
  async run(): Promise<void> {
    const purged = await this.dataSource.transaction(async (manager) => {
      const ids = await this.lockExpired(manager);
      await manager.delete(Project, { id: In(ids) });
      for (const id of ids) {
        await recordProjectAudit(manager, { ...bySystem, action: 'project_purged', subjectId: id });
      }
      await recordInLedger(manager, 'project_purged', ...ids);
      await this.purgePictures(manager);
      return ids;
    });
    for (const projectId of purged) this.log.log({ projectId }, 'deleted a project image from the bin');
  }

  private async purgePictures(manager: EntityManager): Promise<void> {
    const expired = await manager.find(ProjectPicture, {
      select: { id: true },
      where: { deletedAt: this.isExpired() },
      take: batchSize,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const ids = expired.map(({ id }) => id);
    await manager.delete(ProjectPicture, { id: In(ids) });
    await recordInLedger(manager, 'picture_purged', ...ids);
  }

  private isExpired() {
    const days = this.config.BIN_DAYS;
    return Raw((column) => `${column} <= now() - :days * interval '1 day'`, { days });
  }

  private async lockExpired(manager: EntityManager): Promise<string[]> {
    const expired = await manager.find(Project, {
      select: { id: true },
      where: { deletedAt: this.isExpired(), waitingSince: IsNull() },
      order: { deletedAt: 'ASC' },
      take: batchSize,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    return expired.map(({ id }) => id);
  }
}
