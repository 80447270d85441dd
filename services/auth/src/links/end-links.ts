import { IsNull, type EntityManager } from 'typeorm';
import { AccountLink } from './account-link.entity.js';

/** Ends the account's open link, in the transaction of the change that makes it void. */
export async function endLinks(manager: EntityManager, userId: string, at: Date): Promise<void> {
  await manager.update(AccountLink, { userId, endedAt: IsNull() }, { endedAt: at });
}
