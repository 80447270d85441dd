import { Injectable } from '@nestjs/common';
import { addressGroup, isPrivateAddress } from '@sandhill/platform/http/client-address.js';
import { AccountDelay } from './account-delay.js';
import { AddressLimit } from './address-limit.js';
import { WrongGuess } from './wrong-guess.js';

/** The client's address and the account name it guesses at. */
export interface Attempt {
  address: string;
  account: string;
}

/** Limits every check of a password or code, per address and per account name. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly accountDelay: AccountDelay,
  ) {}

  /**
   * Runs a check that throws `WrongGuess` when a secret was wrong. Any other error counts as neither right nor wrong: a
   * right password without its code must not reset the account's delay.
   *
   * @throws TooManyAttempts, Busy, the `refusal` of a WrongGuess, and what else the check throws
   */
  async attempt<Result>({ address, account }: Attempt, check: () => Promise<Result>): Promise<Result> {
    const slot = await this.reserveSlot(address);
    let result: Result;
    try {
      result = await this.accountDelay.run(account, check);
    } catch (error) {
      if (!(error instanceof WrongGuess)) {
        await slot?.release();
        throw error;
      }
      await slot?.markFailed();
      throw error.refusal;
    }
    await slot?.release();
    return result;
  }

  /** Removes attempts and delays that no longer count. */
  async purge(): Promise<void> {
    await this.addressLimit.purge();
    await this.accountDelay.purge();
  }

  /**
   * A private address may be a proxy's and stand for every client: ten wrong passwords of one stranger would then block
   * everyone. Such addresses are not counted, as in the gateway; the delay per account name still applies.
   */
  private async reserveSlot(address: string) {
    if (isPrivateAddress(address)) return undefined;
    const id = await this.addressLimit.reserve(addressGroup(address));
    return {
      release: () => this.addressLimit.release(id),
      markFailed: () => this.addressLimit.markFailed(id),
    };
  }
}
