import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { AddressLimit } from './address-limit.js';
import { LoginDelaysRepository } from './login-delays.repository.js';
import { turnMs } from './throttle-limits.js';

/**
 * Limits the mails that people who are not signed in can request. Each request counts like a wrong password from its IP
 * address, and each username or email address gets at most one mail in 15 minutes.
 */
@Injectable()
export class MailRequests {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly delays: LoginDelaysRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a request.
   *
   * @returns whether the name may get a mail now
   * @throws TooManyAttempts, Busy
   */
  async consume(name: string, address: string): Promise<boolean> {
    await this.addressLimit.markFailed(await this.addressLimit.reserve(address));
    const at = this.clock.now();
    const key = await this.delays.keyOf(`mail ${name}`);
    const last = await this.delays.takeTurn(key, {
      origin: 'mail',
      at,
      since: new Date(at.getTime() - turnMs),
    });
    return last === undefined;
  }
}
