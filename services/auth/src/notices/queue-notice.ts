import type { EntityManager } from 'typeorm';
import type { LinkPurpose } from '../links/account-link.entity.js';
import { Delivery } from './delivery.entity.js';
import type { NoticeKind } from './notice-text.js';

/**
 * Queues a mail to a user, in the transaction of the event that the mail reports. `NoticeSweep` sends the mail.
 *
 * @param recipient the recipient's email address if it differs from the user's, for example the previous one after a
 *   change
 */
export async function queueNotice(
  manager: EntityManager,
  userId: string,
  { kind, at, recipient = null }: { kind: NoticeKind | LinkPurpose; at: Date; recipient?: string | null },
): Promise<void> {
  await manager.insert(Delivery, { channel: 'mail', userId, kind, happenedAt: at, recipient });
}
