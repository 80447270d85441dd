import { runAll } from '../process/run-all.js';
import type { Channel } from './channel.js';
import type { DeliveriesRepository } from './deliveries.repository.js';
import type { DeliveryColumns } from './delivery.columns.js';

const batchSize = 500;

/**
 * Enqueues due deliveries, so that none is lost if the queue loses its jobs. Each run enqueues a limited number for
 * each channel. Several workers may sweep at the same time: of two claims on a delivery, only one succeeds.
 */
export class DeliverySweep<Row extends DeliveryColumns> {
  constructor(
    private readonly deliveries: DeliveriesRepository<Row>,
    private readonly channels: readonly Channel<Row>[],
    private readonly passOn: (channel: Channel<Row>, ids: readonly string[]) => Promise<void>,
  ) {}

  /**
   * Runs all steps for all channels; a failing step does not stop the others.
   *
   * @throws the first failure
   */
  run(): Promise<void> {
    return runAll([
      () => this.deliveries.shortenLeases(),
      ...this.channels.flatMap((channel) => [
        () => this.deliveries.purge(channel),
        () => channel.prepare?.(),
        async () => this.passOn(channel, await this.deliveries.listDue(channel, batchSize)),
      ]),
    ]);
  }
}
