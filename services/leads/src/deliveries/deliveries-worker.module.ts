import { Module } from '@nestjs/common';
import { assertOneEach } from '@sandhill/platform/delivery/assert-one-each.js';
import type { Channel } from '@sandhill/platform/delivery/channel.js';
import { deliveryHandler } from '@sandhill/platform/delivery/delivery-handler.js';
import { HooksWorkerModule } from '../hooks/hooks-worker.module.js';
import { WebHookChannel } from '../hooks/web-hook.channel.js';
import { MailWorkerModule } from '../mail/mail-worker.module.js';
import { MailChannel } from '../mail/notifications/mail.channel.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxWorkerModule } from '../outbox/outbox-worker.module.js';
import { PushChannel } from '../push/push.channel.js';
import { PushWorkerModule } from '../push/push-worker.module.js';
import { DeliveriesModule } from './deliveries.module.js';
import type { Delivery } from './delivery.entity.js';
import { LeadDeliveries } from './lead-deliveries.js';
import { DELIVERY_CHANNELS, OwedDeliveries } from './owed-deliveries.js';

/** Every channel, each provided by the module of its folder. */
const channels = [MailChannel, WebHookChannel, PushChannel];

/** The handlers of the channels' jobs. */
export const DELIVERY_HANDLERS = Symbol('DELIVERY_HANDLERS');

/** Delivers what leads owe. */
@Module({
  imports: [
    DeliveriesModule,
    HooksWorkerModule,
    MailWorkerModule,
    OutboxModule,
    OutboxWorkerModule,
    PushWorkerModule,
  ],
  providers: [
    OwedDeliveries,
    {
      provide: DELIVERY_CHANNELS,
      inject: channels,
      useFactory: (...all: Channel<Delivery>[]) => {
        assertOneEach('channel', all);
        return all;
      },
    },
    {
      provide: DELIVERY_HANDLERS,
      inject: [LeadDeliveries, DELIVERY_CHANNELS],
      useFactory: ({ engine }: LeadDeliveries, all: readonly Channel<Delivery>[]) =>
        all.map((channel) => deliveryHandler(engine, channel)),
    },
  ],
  exports: [DELIVERY_HANDLERS],
})
export class DeliveriesWorkerModule {}
