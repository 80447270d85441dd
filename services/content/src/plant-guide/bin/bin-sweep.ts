import { Injectable } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource } from 'typeorm';
import { recordSiteAudit } from '../../audit/record-site-audit.js';
import { entryKinds } from '../../guide-entries/entry-kinds.js';
import { GuideRows } from '../../guide-entries/guide-rows.repository.js';
import { purgedBefore } from './bin-days.js';

/** Deletes entries permanently after 30 days in the bin. Versions of the site that contain them are not changed. */
@Injectable()
export class BinSweep extends PeriodicWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: GuideRows,
    private readonly clock: Clock,
  ) {
    super({ name: 'guide-bin-sweep', everyMs: 10 * 60_000 });
  }

  /** Deletes the expired entries. Several instances of the service may run this at the same time. */
  async run(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const kind of entryKinds) {
        for (const { id, slug } of await this.rows.purge(manager, kind, purgedBefore(this.clock.now()))) {
          const details = { kind, slug };
          const entry = { ...bySystem, action: 'guide_entry_purged', subjectId: id, details } as const;
          await recordSiteAudit(manager, entry);
        }
      }
    });
  }
}
