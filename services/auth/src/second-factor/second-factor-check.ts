import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import type { Lane } from '../throttle/lane.js';
import { SecondFactorWaits } from '../throttle/second-factor-waits.js';
import { User } from '../users/user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { bareCode, hashRecoveryCode } from './recovery-codes.js';
import { SecretBox } from './secret-box.js';
import { isTotpCode, stepOf } from './totp.js';

@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly waits: SecondFactorWaits,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns whether a text is a valid code of the authenticator app or a recovery code. A valid code is used up.
   *
   * @throws SecondFactorUnavailable, SecondFactorWaiting
   */
  async redeem(
    user: User,
    typed: string,
    { lane, address }: { lane: Lane; address: string },
  ): Promise<boolean> {
    const code = bareCode(typed);
    const judge = (manager: EntityManager) =>
      isTotpCode(code)
        ? this.redeemTotp(manager, user, code)
        : this.redeemRecoveryCode(manager, user, code, address);
    return lane.isKnown ? this.dataSource.transaction(judge) : this.waits.judge(user.id, judge);
  }

  private async redeemTotp(manager: EntityManager, user: User, code: string): Promise<boolean> {
    if (!user.secondFactorSecret) return false;
    const secret = this.box.open(user.secondFactorSecret, user.id);
    const step = stepOf(code, secret, this.clock.now());
    if (step === undefined) return false;
    // The condition lets only one of two concurrent attempts use a code.
    const { affected } = await manager.update(
      User,
      { id: user.id, secondFactorLastStep: LessThan(step) },
      { secondFactorLastStep: step },
    );
    return affected === 1;
  }

  private async redeemRecoveryCode(
    manager: EntityManager,
    user: User,
    code: string,
    address: string,
  ): Promise<boolean> {
    const { affected } = await manager.delete(RecoveryCode, {
      userId: user.id,
      codeHash: hashRecoveryCode(code),
    });
    if (affected !== 1) return false;
    await this.audit.recordOwn(manager, user.id, {
      action: 'recovery_code_used',
      address,
      details: { left: await manager.countBy(RecoveryCode, { userId: user.id }) },
    });
    return true;
  }
}
