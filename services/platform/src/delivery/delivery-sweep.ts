import { Logger } from '@nestjs/common';
import type { Channel } from './channel.js';
import type { DeliveriesRepository } from './deliveries.repository.js';
import type { DeliveryColumns } from './delivery.columns.js';

const batchSize = 500;

/**
 * Enqueues due deliveries, in each run a limited number for each channel, so that none is lost with the queue. Several
 * workers may sweep at once: of two claims on a delivery, only one succeeds.
 */
export class DeliverySweep<Row extends DeliveryColumns> {
  private readonly log = new Logger(DeliverySweep.name);

  constructor(
    private readonly deliveries: DeliveriesRepository<Row>,
    private readonly channels: readonly Channel<Row>[],
    private readonly passOn: (channel: Channel<Row>, ids: readonly string[]) => Promise<void>,
  ) {}

  /** Runs all steps for all channels; a failing step does not stop the others. @throws the first failure */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    const attempt = (work: () => Promise<void> | undefined) =>
      Promise.resolve()
        .then(work)
        .catch((error: unknown) => failures.push(error));
    await attempt(() => this.deliveries.beat());
    for (const channel of this.channels) {
      await attempt(() => this.deliveries.tidy(channel));
      await attempt(() => channel.prepare?.());
      await attempt(async () => this.passOn(channel, await this.deliveries.listDue(channel, batchSize)));
    }
    if (failures.length > 1) this.log.warn({ failures: failures.length }, 'several steps of a sweep failed');
    if (failures.length > 0) throw failures[0];
  }
}
