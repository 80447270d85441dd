import type { ClaimedDelivery } from '@sandhill/platform/delivery/channel.js';
import type { Delivery } from '../../deliveries/delivery.entity.js';

/** A mail that this process is sending. */
export type ClaimedMail = ClaimedDelivery<Delivery>;
