import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { RetentionRepository, type Retention } from './retention.repository.js';

/** Reads and changes how long leads are kept. The worker erases leads that are due. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly retention: RetentionRepository,
  ) {}

  async read(): Promise<Retention> {
    return this.retention.read();
  }

  async set({ lostAndSpamMonths, allMonths }: Retention, by: AuditedBy): Promise<Retention> {
    const retention = { lostAndSpamMonths, allMonths };
    await this.dataSource.transaction(async (manager) => {
      await this.retention.write(manager, retention);
      const details = { lostAndSpamMonths: lostAndSpamMonths ?? 'off', allMonths: allMonths ?? 'off' };
      await recordLeadAudit(manager, { ...by, action: 'retention_changed', details });
    });
    return retention;
  }

  /** Counts the leads that a setting would erase now. */
  async preview(retention: Retention): Promise<number> {
    return this.retention.count(retention);
  }
}
