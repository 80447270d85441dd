import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { queueNotice } from '../notices/queue-notice.js';
import type { Lane } from './lane.js';
import { LoginDelaysRepository, type CountedSince, type Turn } from './login-delays.repository.js';
import { delayAfter, delayMemoryMs, failuresBeforeTurns, seriesMemoryMs, turnMs } from './throttle-limits.js';
import { TooManyAttempts } from './throttle.errors.js';
import { WrongGuess } from './wrong-guess.js';

/** Limit on pending attempts at one account name in one process. */
const maxPending = 500;

/**
 * Slows down guesses of unknown browsers at one account name, from any number of IP addresses: attempts wait before
 * their password is checked, and after 100 failures in a row each group of addresses has one try in 15 minutes.
 */
@Injectable()
export class NameLimit {
  /**
   * Number of pending attempts by hashed name. An attempt is pending from the start of its wait to the end of its
   * check.
   */
  private readonly pending = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly delays: LoginDelaysRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a check after its delay and counts its `WrongGuess`. Pending attempts at the same name count as failed ones,
   * so parallel attempts wait as long as sequential ones.
   *
   * @throws TooManyAttempts
   * @throws Busy if this process already has too many pending attempts at the name
   * @throws the errors of the check
   */
  async run<Result>(
    { account, forgetsFailures }: { account: string; forgetsFailures: boolean },
    { group }: Lane,
    check: () => Promise<Result>,
  ): Promise<Result> {
    const accountHash = await this.delays.keyOf(account);
    const key = accountHash.toString('base64');
    const before = this.pending.get(key) ?? 0;
    if (before >= maxPending) throw new Busy({ retryAfterSeconds: 5 });
    this.pending.set(key, before + 1);
    let turn: Turn | undefined;
    try {
      turn = await this.awaitTurn(accountHash, group, before);
      const result = await check();
      if (forgetsFailures) await this.delays.clear(accountHash);
      else await this.releaseTurn(accountHash, turn);
      return result;
    } catch (error) {
      if (error instanceof WrongGuess) await this.addFailure(accountHash, error.userId);
      // Releases the turn, because the guess was neither right nor wrong, for example a right password without its code.
      else await this.releaseTurn(accountHash, turn);
      throw error;
    } finally {
      // The attempt stays pending until its failure is stored, so that at every moment it is either pending or counted.
      this.removePending(key);
    }
  }

  async purge(): Promise<void> {
    await this.delays.removeFailuresBefore(this.countedSince().inARow);
    await this.delays.removeTurnsUntil(this.ago(turnMs));
  }

  /**
   * Waits for the delay of the name.
   *
   * @returns the turn that the attempt took, if tries are limited to turns
   * @throws TooManyAttempts
   */
  private async awaitTurn(
    accountHash: Buffer,
    origin: string,
    pendingBefore: number,
  ): Promise<Turn | undefined> {
    const { recent, inARow } = await this.delays.countFailures(accountHash, this.countedSince());
    const isRationed = inARow + pendingBefore >= failuresBeforeTurns;
    const turn = isRationed ? await this.takeTurn(accountHash, origin) : undefined;
    const milliseconds = delayAfter(recent + pendingBefore);
    if (milliseconds > 0) await this.clock.pause(milliseconds);
    return turn;
  }

  private async takeTurn(accountHash: Buffer, origin: string): Promise<Turn> {
    const at = this.clock.now();
    const last = await this.delays.takeTurn(accountHash, { origin, at, since: this.ago(turnMs) });
    if (last) throw new TooManyAttempts((last.getTime() + turnMs - at.getTime()) / 1000);
    return { origin, at };
  }

  private async releaseTurn(accountHash: Buffer, turn: Turn | undefined): Promise<void> {
    if (turn) await this.delays.releaseTurn(accountHash, turn);
  }

  /** Counts a failure. At the hundredth in a row, the user gets a notice by mail. */
  private async addFailure(accountHash: Buffer, userId: string | undefined): Promise<void> {
    const at = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const inARow = await this.delays.addFailure(manager, accountHash, { at, since: this.countedSince() });
      if (inARow !== failuresBeforeTurns || userId === undefined) return;
      await queueNotice(manager, userId, { kind: 'password_guessed', at });
    });
  }

  private removePending(key: string): void {
    const left = (this.pending.get(key) ?? 1) - 1;
    if (left > 0) this.pending.set(key, left);
    else this.pending.delete(key);
  }

  private countedSince(): CountedSince {
    return { recent: this.ago(delayMemoryMs), inARow: this.ago(seriesMemoryMs) };
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
