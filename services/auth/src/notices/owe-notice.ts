import type { EntityManager } from 'typeorm';
import { AccountNotice, type NoticeKind } from './account-notice.entity.js';

/** Owes the user a mail, in the transaction of what it tells. */
export async function oweNotice(
  manager: EntityManager,
  userId: string,
  { kind, at }: { kind: NoticeKind; at: Date },
): Promise<void> {
  await manager.insert(AccountNotice, { userId, kind, owedAt: at, nextAttemptAt: at });
}
