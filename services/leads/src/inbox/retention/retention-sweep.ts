import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import { LeadEraser } from '../bin/lead-eraser.js';
import { RetentionRepository } from './retention.repository.js';

const batchSize = 100;

/** Erases leads that are older than the retention settings allow. Several workers may run it at the same time. */
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
    const isDue = (manager: EntityManager, { id }: Lead) => this.retention.isDue(manager, id);
    const erase = async (leadId: string) => {
      if (await this.eraser.eraseDue(leadId, isDue, { cause: 'retention' }))
        this.log.log({ leadId }, 'lead erased: it has been kept long enough');
    };
    for (;;) {
      const ids = await this.retention.listDue(await this.retention.read(), batchSize);
      if (ids.length === 0) return;
      // A lead that cannot be erased does not hold up the others of its batch.
      await runAll(ids.map((leadId) => () => erase(leadId)));
    }
  }
}
