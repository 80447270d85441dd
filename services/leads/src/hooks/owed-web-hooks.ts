import { Injectable } from '@nestjs/common';
import { Alarms } from '../mail/alarms/alarms.js';
import { OwedSweep, sweepBatchSize, type OwedSource } from '../outbox/owed-sweep.js';
import { OwedWork } from '../outbox/owed-work.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { sendWebHook, sendWebHookPayloads } from './send-web-hook.job.js';
import { WebHooksRepository } from './web-hooks.repository.js';

/** Finds out what hooks are told, enqueues what is due, and switches off hooks that have failed for three days. */
@Injectable()
export class OwedWebHooks implements OwedSource {
  constructor(
    sweep: OwedSweep,
    private readonly hooks: WebHooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly owedWork: OwedWork,
    private readonly alarms: Alarms,
  ) {
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.deliveries.tidy();
    await this.deliveries.derive();
    await this.hooks.giveUpFailing();
    await this.alarm();
    const due = await this.deliveries.listDue(sweepBatchSize);
    await this.owedWork.enqueue(sendWebHook, sendWebHookPayloads(due));
  }

  private async alarm(): Promise<void> {
    const untold = await this.hooks.listUntold();
    const [first] = untold;
    if (!first) return;
    const text = `Web hooks that failed for three days and were switched off: ${untold.length}. They are in the settings.`;
    const since = first.failingSince?.toISOString() ?? null;
    await this.alarms.raise({
      message: { cause: 'web_hook_off', text, count: untold.length, since },
      onSent: () => this.hooks.markTold(untold.map(({ id }) => id)),
    });
  }
}
