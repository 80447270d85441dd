import { Injectable } from '@nestjs/common';
import { KnownDevices, type CountedGuess } from '../devices/known-devices.js';
import type { Visitor } from '../devices/visitor.js';
import { AddressLimit } from './address-limit.js';
import { laneOf, type Lane } from './lane.js';
import { NameLimit } from './name-limit.js';
import { WrongGuess } from './wrong-guess.js';

/** The client and the account name it guesses at. */
export interface Attempt {
  visitor: Visitor;
  account: string;
  /**
   * Whether being right forgets the wrong guesses before it, by default. Not a password alone where the account has codes to
   * guess: who knows the one could then guess the other without end.
   */
  forgetsFailures?: boolean;
}

/** Limits every check of a password or code: strangers' per address and per name, a known browser's by its own count. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly nameLimit: NameLimit,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Limits in this order: the known browser's own guesses, which then are the only limit; else a slot of the address, the
   * turn and the delay of the name. The check then asks for the password, and for the code, which may wait.
   *
   * Runs a check that throws `WrongGuess` when a secret was wrong. Any other error counts as neither right nor wrong: a
   * right password without its code must not reset the account's delay.
   *
   * @throws TooManyAttempts, Busy, the `refusal` of a WrongGuess, and what else the check throws
   */
  async attempt<Result>(
    { visitor: { address, deviceToken }, account, forgetsFailures = true }: Attempt,
    check: (lane: Lane) => Promise<Result>,
  ): Promise<Result> {
    const guess = await this.devices.beginGuess(account, deviceToken);
    if (guess) return runCounted(guess, forgetsFailures, () => check(laneOf(address, true)));
    const lane = laneOf(address, false);
    return runCounted(await this.reserveSlot(address), forgetsFailures, () =>
      this.nameLimit.run({ account, forgetsFailures }, lane, () => check(lane)),
    );
  }

  /** Runs a step of a sign-in at which nothing can be guessed: it shares the places at the database. @throws Busy */
  async step<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    return this.addressLimit.inTurn(address, work);
  }

  /** Removes attempts and delays that no longer count. */
  async purge(): Promise<void> {
    await this.addressLimit.purge();
    await this.nameLimit.purge();
  }

  private async reserveSlot(address: string): Promise<CountedGuess> {
    const slots = await this.addressLimit.reserve(address);
    return {
      wasRight: () => this.addressLimit.release(slots),
      wasUndecided: () => this.addressLimit.release(slots),
      wasWrong: () => this.addressLimit.markFailed(slots),
    };
  }
}

async function runCounted<Result>(
  guess: CountedGuess,
  forgetsFailures: boolean,
  check: () => Promise<Result>,
): Promise<Result> {
  let result: Result;
  try {
    result = await check();
  } catch (error) {
    if (!(error instanceof WrongGuess)) {
      await guess.wasUndecided();
      throw error;
    }
    await guess.wasWrong();
    throw error.refusal;
  }
  await (forgetsFailures ? guess.wasRight() : guess.wasUndecided());
  return result;
}
