import { codeAt, stepAt } from '../../src/second-factor/totp.js';
import type { TestClock } from './test-clock.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * An authenticator app. It moves the clock to the start of a half minute, so that no code expires between reading and
 * sending it.
 */
export class Authenticator {
  private readonly secret: Buffer;

  constructor(
    base32: string,
    private readonly clock: TestClock,
  ) {
    const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
    this.secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
    this.awaitHalfMinute();
  }

  /** Moves the clock forward by half a minute. @returns the new code */
  nextCode(): string {
    this.clock.forward({ minutes: 0.5 });
    return this.code();
  }

  code(offset = 0): string {
    return codeAt(this.secret, stepAt(this.clock.now()) + offset);
  }

  wrongCode(): string {
    return String((Number(this.code()) + 500_000) % 1_000_000).padStart(6, '0');
  }

  private awaitHalfMinute(): void {
    const left = 30_000 - (this.clock.now().getTime() % 30_000);
    this.clock.forward({ minutes: left / 60_000 });
  }
}
