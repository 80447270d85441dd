import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { requireRevision } from '../../model/require-revision.js';
import { RetentionRepository, type KeptRetention, type Retention } from './retention.repository.js';

@Injectable()
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly retention: RetentionRepository,
  ) {}

  async read(): Promise<KeptRetention> {
    return this.retention.read();
  }

  /**
   * Changes the retention. If `revision` is given, it must be the current revision.
   *
   * @throws SettingsChanged
   */
  async set(
    { lostAndSpamMonths, allMonths, revision }: Retention & { revision?: number },
    by: AuditedBy,
  ): Promise<KeptRetention> {
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, 'lead retention');
      const before = await this.retention.read(manager);
      requireRevision(revision, before);
      const retention = { lostAndSpamMonths, allMonths, revision: before.revision + 1 };
      await this.retention.write(manager, retention);
      const details = { lostAndSpamMonths: lostAndSpamMonths ?? 'off', allMonths: allMonths ?? 'off' };
      await recordLeadAudit(manager, { ...by, action: 'retention_changed', details });
      return retention;
    });
  }

  async preview(retention: Retention): Promise<number> {
    return this.retention.count(retention);
  }
}
