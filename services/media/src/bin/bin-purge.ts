import { Injectable, Logger } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { MediaConfig } from '../media.config.js';

const atOnce = 100;

/** Takes out of the bin for good what has been in it long enough; its picture is then mentioned by nobody. */
@Injectable()
export class BinPurge {
  private readonly log = new Logger(BinPurge.name);

  constructor(
    private readonly config: MediaConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Several workers may do so at once. */
  async run(): Promise<void> {
    const purged = await this.dataSource.transaction(async (manager) => {
      const [rows]: [Array<{ id: string }>, number] = await manager.query(
        `DELETE FROM project_images WHERE id IN (
           SELECT id FROM project_images WHERE deleted_at <= now() - $1 * interval '1 day'
           ORDER BY deleted_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) RETURNING id`,
        [this.config.BIN_DAYS],
      );
      for (const { id } of rows) {
        await recordProjectAudit(manager, { ...bySystem, action: 'project_purged', subjectId: id });
      }
      return rows;
    });
    for (const { id } of purged) this.log.log({ projectId: id }, 'a project image is erased from the bin');
  }
}
