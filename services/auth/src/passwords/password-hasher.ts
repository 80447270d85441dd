import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import { FairLimiter } from '../throttle/fair-limiter.js';
import type { Lane } from '../throttle/lane.js';
import { HashCost } from './hash-cost.js';

// `Algorithm` is a const enum of a declaration file, which single-file compilers cannot inline.
const argon2id: Algorithm.Argon2id = 2;

/**
 * Hashes and verifies passwords. Only a few hashes are computed at the same time, because each takes 19 MiB and a
 * thread. Unknown browsers share three slots, which their groups of IP addresses get in turns. Known browsers and the
 * hashing of new passwords share one more slot.
 */
@Injectable()
export class PasswordHasher {
  private readonly strangers = new FairLimiter({ atOnce: 3, mayWait: 200 });
  private readonly known = new ConcurrencyLimiter({ atOnce: 1, mayWait: 200 });
  private readonly dummyHash: Promise<string>;

  constructor(private readonly cost: HashCost = new HashCost()) {
    this.dummyHash = this.hashNow('no account has this password');
  }

  async hash(password: string): Promise<string> {
    return this.known.run(() => this.hashNow(canonical(password)));
  }

  /**
   * Verifies a password. Without a hash, verifies it against a dummy hash, so that an unknown name takes as long as a
   * known one.
   */
  async matches(
    passwordHash: string | undefined,
    password: string,
    { isKnown, group }: Lane,
  ): Promise<boolean> {
    const against = passwordHash ?? (await this.dummyHash);
    const work = () => verify(against, canonical(password));
    const isRight = await (isKnown ? this.known.run(work) : this.strangers.run(group, work));
    return isRight && passwordHash !== undefined;
  }

  private hashNow(text: string): Promise<string> {
    const { memoryCost, timeCost } = this.cost;
    return hash(text, { algorithm: argon2id, memoryCost, timeCost, parallelism: 1 });
  }
}

/** Normalizes a password: phones and desktop keyboards may encode an "é" differently. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
