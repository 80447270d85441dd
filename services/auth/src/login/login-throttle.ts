import { Injectable } from '@nestjs/common';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { AccountDelay } from './account-delay.js';
import { AddressLimit } from './address-limit.js';

/** Who tries, and at which name. */
export interface Attempt {
  address: string;
  account: string;
}

/** Holds every check of a password to the limits of decision A2. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly accountDelay: AccountDelay,
  ) {}

  /**
   * Runs a check whose result is `undefined` when the password was wrong. What is thrown counts as neither
   * right nor wrong.
   *
   * @throws TooManyAttempts, Busy
   */
  async attempt<Result>(
    { address, account }: Attempt,
    check: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const place = await this.addressLimit.take(addressGroup(address));
    let result: Result | undefined;
    try {
      await this.accountDelay.wait(account);
      result = await check();
    } catch (error) {
      await this.addressLimit.giveBack(place);
      throw error;
    }
    if (result === undefined) {
      await this.addressLimit.markFailed(place);
      await this.accountDelay.grow(account);
    } else {
      await this.addressLimit.giveBack(place);
      await this.accountDelay.reset(account);
    }
    return result;
  }
}
