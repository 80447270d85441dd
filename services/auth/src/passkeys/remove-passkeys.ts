import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Passkey } from './passkey.entity.js';

export async function removePasskeys(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(User, { id: userId }, { passkeyCount: 0 });
  await manager.delete(Passkey, { userId });
}
