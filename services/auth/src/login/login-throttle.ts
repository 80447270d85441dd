import { Injectable } from '@nestjs/common';
import { addressGroup, isPrivateAddress } from '@sandhill/platform/http/client-address.js';
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
    const place = await this.placeFor(address);
    let result: Result;
    try {
      result = await this.accountDelay.run(account, check);
    } catch (error) {
      if (!(error instanceof WrongGuess)) {
        await place?.giveBack();
        throw error;
      }
      await place?.markFailed();
      throw error.refusal;
    }
    await place?.giveBack();
    return result;
  }

  /**
   * A private address may be a proxy's, and so everybody's: ten wrong passwords of a stranger would shut the door for all.
   * Nothing is counted by it, as in the gateway; the wait for a name remains.
   */
  private async placeFor(address: string) {
    if (isPrivateAddress(address)) return undefined;
    const id = await this.addressLimit.take(addressGroup(address));
    return {
      giveBack: () => this.addressLimit.giveBack(id),
      markFailed: () => this.addressLimit.markFailed(id),
    };
  }
}
