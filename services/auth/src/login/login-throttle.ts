import { Injectable } from '@nestjs/common';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { AccountDelay } from './account-delay.js';
import { AddressLimit } from './address-limit.js';
import { WrongGuess } from './wrong-guess.js';

/** Who tries, and at which name. */
export interface Attempt {
  address: string;
  account: string;
}

/** Holds every check of a password or code to the limits of decision A2. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly accountDelay: AccountDelay,
  ) {}

  /**
   * Runs a check that throws `WrongGuess` when a secret was wrong. What else it throws counts as neither right
   * nor wrong: a right password without its code must not make the account's next tries quick again.
   *
   * @throws TooManyAttempts, Busy, the `refusal` of a WrongGuess, and what else the check throws
   */
  async attempt<Result>({ address, account }: Attempt, check: () => Promise<Result>): Promise<Result> {
    const place = await this.addressLimit.take(addressGroup(address));
    let result: Result;
    try {
      await this.accountDelay.wait(account);
      result = await check();
    } catch (error) {
      if (!(error instanceof WrongGuess)) {
        await this.addressLimit.giveBack(place);
        throw error;
      }
      await this.addressLimit.markFailed(place);
      await this.accountDelay.grow(account);
      throw error.refusal;
    }
    await this.addressLimit.giveBack(place);
    await this.accountDelay.reset(account);
    return result;
  }
}
