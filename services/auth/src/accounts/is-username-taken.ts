import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Returns whether another account than `id` has the username, ignoring case. */
export async function isUsernameTaken(
  manager: EntityManager,
  username: string,
  id: string | null,
): Promise<boolean> {
  return manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.username) = lower(:username)', { username })
    .andWhere('user.id IS DISTINCT FROM :id', { id })
    .getExists();
}
