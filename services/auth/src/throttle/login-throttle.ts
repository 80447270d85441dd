import { Injectable } from '@nestjs/common';
import { KnownDevices, type CountedGuess } from '../devices/known-devices.js';
import type { ClientInfo } from '../devices/client-info.js';
import { AddressLimit } from './address-limit.js';
import { laneOf, type Lane } from './lane.js';
import { NameLimit } from './name-limit.js';
import { WrongGuess } from './wrong-guess.js';

export interface Attempt {
  client: ClientInfo;
  account: string;
  /**
   * Whether a right guess resets the count of wrong ones; true by default. Pass `false` when only the password of an
   * account with a second factor is checked. Otherwise, someone who knows the password could reset the count with it,
   * and guess codes without limit.
   */
  forgetsFailures?: boolean;
}

/**
 * Limits checks of passwords and codes: for unknown browsers per IP address and per name, for a known browser by its
 * own count.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly nameLimit: NameLimit,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Runs a check that throws `WrongGuess` when a secret was wrong. Any other error counts as neither right nor wrong: a
   * right password without its code must not reset the account's delay. A known browser is limited only by its own
   * wrong guesses. An unknown browser first needs a slot of its IP address, then, if the tries at the name are limited
   * to turns, a turn at the name, and then waits for the delay of the name. The check may limit codes further
   * (`SecondFactorWaits`).
   *
   * @throws TooManyAttempts, Busy, the `refusal` of a WrongGuess, and any other error of the check
   */
  async attempt<Result>(
    { client: { address, deviceToken }, account, forgetsFailures = true }: Attempt,
    check: (lane: Lane) => Promise<Result>,
  ): Promise<Result> {
    const guess = await this.devices.beginGuess(account, deviceToken);
    if (guess) return runCounted(guess, forgetsFailures, () => check(laneOf(address, true)));
    const lane = laneOf(address, false);
    return runCounted(await this.reserveSlot(address), forgetsFailures, () =>
      this.nameLimit.run({ account, forgetsFailures }, lane, () => check(lane)),
    );
  }

  /**
   * Runs a step of a sign-in in which nothing can be guessed. The step only waits for its turn at the database.
   *
   * @throws Busy
   */
  async step<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    return this.addressLimit.inTurn(address, work);
  }

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
