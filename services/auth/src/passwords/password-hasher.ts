import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Gate } from '@sandhill/platform/process/gate.js';

// `Algorithm` is a const enum of a declaration file; its value is spelled out for compilers that see one file.
const argon2id: Algorithm.Argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, a few at once: each takes 19 MiB and a thread. */
@Injectable()
export class PasswordHasher {
  private readonly gate = new Gate({ atOnce: 3, mayWait: 200 });
  private readonly nobodys = hash('no account has this password', cost);

  async hash(password: string): Promise<string> {
    return this.gate.run(() => hash(canonical(password), cost));
  }

  /** Without a hash, nobody's is checked: an unknown name takes the same time as a known one. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.nobodys);
    const isRight = await this.gate.run(() => verify(against, canonical(password)));
    return isRight && passwordHash !== undefined;
  }
}

/** An "é" typed on a telephone and one typed on a desk are the same character. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
