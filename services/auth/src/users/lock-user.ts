import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** Reads an account and locks its row as a sign-in does, so that a change and a sign-in cannot overlap. */
export async function lockUser(manager: EntityManager, id: string): Promise<User> {
  return manager.findOneOrFail(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
