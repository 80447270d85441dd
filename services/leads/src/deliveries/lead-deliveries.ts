import { Injectable } from '@nestjs/common';
import type { Channel } from '@sandhill/platform/delivery/channel.js';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { DeliveryEngine } from '@sandhill/platform/delivery/delivery-engine.js';
import { OutcomeWriter } from '@sandhill/platform/delivery/outcome-writer.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { DataSource } from 'typeorm';
import { Delivery } from './delivery.entity.js';

@Injectable()
export class LeadDeliveries {
  readonly repository: DeliveriesRepository<Delivery>;
  readonly engine: DeliveryEngine<Delivery>;

  constructor(dataSource: DataSource, writer: OutcomeWriter, metrics: Metrics) {
    this.repository = new DeliveriesRepository(dataSource, Delivery);
    this.engine = new DeliveryEngine(this.repository, writer, metrics);
  }

  /** Attempts the delivery that has been due longest in a channel, if any is due. */
  async deliverOne(channel: Channel<Delivery>): Promise<void> {
    const [id] = await this.repository.listDue(channel, 1);
    if (id !== undefined) await this.engine.deliver(channel, id);
  }
}
