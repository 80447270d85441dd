import type { EntityManager } from 'typeorm';
import { clearSecondFactorWait } from '../throttle/second-factor-waits.js';
import { User } from '../users/user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

/**
 * Removes an account's authenticator app, whether it is active or still being set up, and ends the wait after wrong
 * codes. If the account has no passkeys, also removes the recovery codes.
 */
export async function removeAuthenticatorApp(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(
    User,
    { id: userId },
    { secondFactorSecret: null, secondFactorLastStep: null, secondFactorConfirmedAt: null },
  );
  const { passkeyCount } = await manager.findOneByOrFail(User, { id: userId });
  await clearSecondFactorWait(manager, userId);
  if (passkeyCount === 0) await manager.delete(RecoveryCode, { userId });
}
