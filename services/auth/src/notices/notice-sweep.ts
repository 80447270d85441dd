import { Injectable } from '@nestjs/common';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { DeliveryEngine } from '@sandhill/platform/delivery/delivery-engine.js';
import { DeliverySweep } from '@sandhill/platform/delivery/delivery-sweep.js';
import { OutcomeWriter } from '@sandhill/platform/delivery/outcome-writer.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource } from 'typeorm';
import { Delivery } from './delivery.entity.js';
import { shutdownLimitsMs } from './shutdown-limits.js';
import { NoticeChannel } from './notice.channel.js';

const maxAtOnce = 10;

/** Sends the pending mails to users. There are few mails, so this process sends them itself, without a queue. */
@Injectable()
export class NoticeSweep extends PeriodicWork {
  private readonly sweep: DeliverySweep<Delivery>;

  constructor(dataSource: DataSource, writer: OutcomeWriter, metrics: Metrics, channel: NoticeChannel) {
    super({ name: 'notices', everyMs: 3_000, endWithinMs: shutdownLimitsMs.notices });
    const deliveries = new DeliveriesRepository(dataSource, Delivery);
    const engine = new DeliveryEngine(deliveries, writer, metrics);
    engine.counterOf(channel);
    this.sweep = new DeliverySweep(deliveries, [channel], async (_channel, ids) => {
      await Promise.all(ids.slice(0, maxAtOnce).map((id) => engine.deliver(channel, id)));
    });
  }

  async run(): Promise<void> {
    await this.sweep.run();
  }
}
