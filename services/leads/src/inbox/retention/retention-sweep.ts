import { Injectable, Logger } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadEraser } from '../bin/lead-eraser.js';
import { RetentionRepository } from './retention.repository.js';

const batchSize = 100;

/** Erases leads that have been kept long enough. Several workers may run it at once. */
@Injectable()
export class RetentionSweep extends PeriodicWork {
  private readonly log = new Logger(RetentionSweep.name);

  constructor(
    private readonly eraser: LeadEraser,
    private readonly retention: RetentionRepository,
  ) {
    super({ name: 'retention-sweep', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    const retention = await this.retention.read();
    if (retention.lostAndSpamMonths === null && retention.allMonths === null) return;
    for (;;) {
      const ids = await this.retention.listDue(retention, batchSize);
      if (ids.length === 0) return;
      for (const id of ids) await this.erase(id);
    }
  }

  private async erase(leadId: string): Promise<void> {
    try {
      await this.eraser.erase(leadId, bySystem, { cause: 'retention' });
      this.log.log({ leadId }, 'lead erased: it has been kept long enough');
    } catch (error) {
      // Another worker has erased the lead.
      if (!(error instanceof NotFound)) throw error;
    }
  }
}
