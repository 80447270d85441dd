import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Removes an account's second factor, whether active or only begun. */
export async function clearSecondFactor(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(
    User,
    { id: userId },
    { secondFactorSecret: null, secondFactorLastStep: null, secondFactorConfirmedAt: null },
  );
  await manager.delete(RecoveryCode, { userId });
}
