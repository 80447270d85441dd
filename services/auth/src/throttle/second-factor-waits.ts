import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource, type EntityManager } from 'typeorm';
import { queueNotice } from '../notices/queue-notice.js';
import { SecondFactorWait } from './second-factor-wait.entity.js';
import { SecondFactorWaiting } from './throttle.errors.js';
import { codesBeforeWait, waitAfter } from './throttle-limits.js';

/**
 * Rejects codes of unknown browsers for some time after ten wrong ones in a row for an account. Callers check the
 * password first, so that someone who does not know it can neither cause nor observe a wait.
 */
@Injectable()
export class SecondFactorWaits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a code unless the account waits. Codes of one account are checked one after the other, so that no code is
   * checked between the tenth wrong one and the notice to the user.
   *
   * @returns whether the code was right
   * @throws SecondFactorWaiting, and the errors of `judge`
   */
  async judge(userId: string, judge: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { failures, waitUntil } = await this.lock(manager, userId);
      const now = this.clock.now();
      if (waitUntil && waitUntil > now) {
        throw new SecondFactorWaiting((waitUntil.getTime() - now.getTime()) / 1000);
      }
      const isRight = await judge(manager);
      if (isRight) await clearSecondFactorWait(manager, userId);
      else await this.addFailure(manager, userId, failures + 1);
      return isRight;
    });
  }

  private async lock(manager: EntityManager, userId: string): Promise<SecondFactorWait> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SecondFactorWait)
      .values({ userId, failures: 0, waitUntil: null })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(SecondFactorWait, {
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async addFailure(manager: EntityManager, userId: string, failures: number): Promise<void> {
    const at = this.clock.now();
    const wait = waitAfter(failures);
    const waitUntil = wait > 0 ? new Date(at.getTime() + wait) : null;
    await manager.update(SecondFactorWait, { userId }, { failures, waitUntil });
    if (failures === codesBeforeWait)
      await queueNotice(manager, userId, { kind: 'second_factor_waiting', at });
  }
}

/**
 * Ends the wait of an account, for instance because an owner gave it a temporary password. The row stays: another
 * attempt may be about to lock it.
 */
export async function clearSecondFactorWait(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(SecondFactorWait, { userId }, { failures: 0, waitUntil: null });
}
