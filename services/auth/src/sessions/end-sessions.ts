import { Not, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/**
 * Ends the sessions of an account, except the given one.
 *
 * @returns the number of ended sessions
 */
export async function endSessions(
  manager: EntityManager,
  userId: string,
  except?: { sessionId: string },
): Promise<number> {
  const { affected } = await manager.delete(Session, {
    userId,
    ...(except && { id: Not(except.sessionId) }),
  });
  return affected ?? 0;
}
