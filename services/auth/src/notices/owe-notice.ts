import type { EntityManager } from 'typeorm';
import type { LinkPurpose } from '../links/account-link.entity.js';
import { Delivery } from './delivery.entity.js';
import type { NoticeKind } from './notice-text.js';

/**
 * Owes the user a mail, in the transaction of what it tells.
 *
 * @param recipient an address that is no longer the user's
 */
export async function oweNotice(
  manager: EntityManager,
  userId: string,
  { kind, at, recipient = null }: { kind: NoticeKind | LinkPurpose; at: Date; recipient?: string | null },
): Promise<void> {
  await manager.insert(Delivery, { channel: 'mail', userId, kind, happenedAt: at, recipient });
}
