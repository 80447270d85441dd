import { IsNull, type EntityManager } from 'typeorm';
import { AccountLink } from './account-link.entity.js';

export async function endLinks(manager: EntityManager, userId: string, at: Date): Promise<void> {
  await manager.update(AccountLink, { userId, endedAt: IsNull() }, { endedAt: at });
}
