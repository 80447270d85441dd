import { Inject, Injectable } from '@nestjs/common';
import type { Channel } from '@sandhill/platform/delivery/channel.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { DeliverySweep } from '@sandhill/platform/delivery/delivery-sweep.js';
import { OwedSweep, type OwedSource } from '../outbox/owed-sweep.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { LeadDeliveries } from '../deliveries/lead-deliveries.js';

export const DELIVERY_CHANNELS = Symbol('DELIVERY_CHANNELS');

@Injectable()
export class OwedDeliveries implements OwedSource {
  private readonly deliveries: DeliverySweep<Delivery>;

  constructor(
    sweep: OwedSweep,
    { repository }: LeadDeliveries,
    queue: DeliveryQueue,
    @Inject(DELIVERY_CHANNELS) channels: readonly Channel<Delivery>[],
  ) {
    this.deliveries = new DeliverySweep(repository, channels, ({ name }, ids) => queue.enqueue(name, ids));
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.deliveries.run();
  }
}
