import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Gate } from '@sandhill/platform/process/gate.js';

// `Algorithm` is a const enum of a declaration file, which single-file compilers cannot inline.
const argon2id: Algorithm.Argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and verifies passwords, a few at once: each takes 19 MiB and a thread. */
@Injectable()
export class PasswordHasher {
  private readonly gate = new Gate({ atOnce: 3, mayWait: 200 });
  private readonly dummyHash = hash('no account has this password', cost);

  async hash(password: string): Promise<string> {
    return this.gate.run(() => hash(canonical(password), cost));
  }

  /** Without a hash, verifies a dummy one, so that an unknown name takes as long as a known one. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.dummyHash);
    const isRight = await this.gate.run(() => verify(against, canonical(password)));
    return isRight && passwordHash !== undefined;
  }
}

/** Phones and desktop keyboards may compose an "é" differently. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
