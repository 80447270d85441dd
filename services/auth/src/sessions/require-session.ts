import type { Identity } from '@sandhill/platform/identity/identity.js';
import { NotAuthenticated } from '@sandhill/platform/identity/identity.errors.js';
import type { EntityManager } from 'typeorm';
import { lockUser } from '../users/lock-user.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';

/**
 * Locks and returns the caller's account, and locks the session, so that a request that was sent before the account's
 * sessions ended adds no factor after it.
 *
 * @throws NotAuthenticated
 */
export async function requireSession(manager: EntityManager, { userId, sessionId }: Identity): Promise<User> {
  const user = await lockUser(manager, userId);
  const lock = { mode: 'for_key_share' } as const;
  if (!(await manager.findOne(Session, { where: { id: sessionId, userId }, lock })))
    throw new NotAuthenticated();
  return user;
}
