import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { assertUniqueNames } from '@sandhill/platform/delivery/assert-unique-names.js';
import type { Channel } from '@sandhill/platform/delivery/channel.js';
import { deliveryHandler } from '@sandhill/platform/delivery/delivery-handler.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { LeadDeliveries } from '../deliveries/lead-deliveries.js';
import { HooksModule } from '../hooks/hooks.module.js';
import { WebHookChannel } from '../hooks/web-hook.channel.js';
import { MailModule } from '../mail/mail.module.js';
import { MailChannel } from '../mail/notifications/mail.channel.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PushChannel } from '../push/push.channel.js';
import { PushModule } from '../push/push.module.js';
import { DELIVERY_CHANNELS, OwedDeliveries } from './owed-deliveries.js';

/** The delivery channels. Each is provided by the module of its own folder. */
const channels = [MailChannel, WebHookChannel, PushChannel];

export const DELIVERY_HANDLERS = Symbol('DELIVERY_HANDLERS');

/** Collects the delivery channels (mail, web hooks, push) and makes a job handler for each. */
@RoleModule({
  worker: {
    imports: [DeliveriesModule, HooksModule, MailModule, OutboxModule, PushModule],
    providers: [
      OwedDeliveries,
      {
        provide: DELIVERY_CHANNELS,
        inject: channels,
        useFactory: (...all: Channel<Delivery>[]) => {
          assertUniqueNames('channel', all);
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
  },
})
export class ChannelsModule {}
