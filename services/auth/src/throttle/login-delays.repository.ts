import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, LessThanOrEqual, type EntityManager } from 'typeorm';
import { LoginDelay } from './login-delay.entity.js';
import { NameTurn } from './name-turn.entity.js';

interface NameFailures {
  recent: number;
  inARow: number;
}

export interface Turn {
  origin: string;
  at: Date;
}

export interface CountedSince {
  recent: Date;
  inARow: Date;
}

@Injectable()
export class LoginDelaysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the key of a typed name. PostgreSQL converts the name to lower case, as in the lookup of the account. Our
   * own code could convert it differently, and then each spelling of a name would get its own guesses.
   */
  async keyOf(name: string): Promise<Buffer> {
    const [row] = await this.dataSource.query<Array<{ key: Buffer }>>(
      `SELECT sha256(convert_to(lower(normalize($1, NFC)), 'UTF8')) AS key`,
      [name.trim()],
    );
    if (!row) throw new Error('PostgreSQL answered without a row');
    return row.key;
  }

  async countFailures(accountHash: Buffer, since: CountedSince): Promise<NameFailures> {
    const delay = await this.dataSource.manager.findOneBy(LoginDelay, { accountHash });
    if (!delay || delay.lastFailedAt < since.inARow) return { recent: 0, inARow: 0 };
    return { recent: delay.lastFailedAt < since.recent ? 0 : delay.failures, inARow: delay.inARow };
  }

  /**
   * Counts a failure at a name.
   *
   * @returns the number of failures in a row, including this one
   */
  async addFailure(
    manager: EntityManager,
    accountHash: Buffer,
    { at, since }: { at: Date; since: CountedSince },
  ): Promise<number> {
    const [row] = await manager.query<Array<{ inARow: number }>>(
      `INSERT INTO login_delays AS delay (account_hash, failures, in_a_row, last_failed_at) VALUES ($1, 1, 1, $2)
       ON CONFLICT (account_hash) DO UPDATE SET
         failures = CASE WHEN delay.last_failed_at < $3 THEN 1 ELSE least(delay.failures + 1, 1000) END,
         in_a_row = CASE WHEN delay.last_failed_at < $4 THEN 1 ELSE least(delay.in_a_row + 1, 1000000) END,
         last_failed_at = $2
       RETURNING in_a_row AS "inARow"`,
      [accountHash, at, since.recent, since.inARow],
    );
    return row?.inARow ?? 1;
  }

  /**
   * Records a turn of an origin (a group of IP addresses, or `mail`) at an account name, unless the origin has already
   * had a turn at this name after `since`.
   *
   * @returns the time of the earlier turn; undefined if this one was recorded
   */
  async takeTurn(
    accountHash: Buffer,
    { origin, at, since }: Turn & { since: Date },
  ): Promise<Date | undefined> {
    const taken = await this.dataSource.query<object[]>(
      `INSERT INTO name_turns AS turn (account_hash, origin, at) VALUES ($1, $2, $3)
       ON CONFLICT (account_hash, origin) DO UPDATE SET at = $3 WHERE turn.at <= $4
       RETURNING true`,
      [accountHash, origin, at, since],
    );
    if (taken.length > 0) return undefined;
    const turn = await this.dataSource.manager.findOneBy(NameTurn, { accountHash, origin });
    return turn?.at ?? at;
  }

  async releaseTurn(accountHash: Buffer, { origin, at }: Turn): Promise<void> {
    await this.dataSource.manager.delete(NameTurn, { accountHash, origin, at });
  }

  async clear(accountHash: Buffer): Promise<void> {
    await this.dataSource.manager.delete(LoginDelay, { accountHash });
    await this.dataSource.manager.delete(NameTurn, { accountHash });
  }

  async removeFailuresBefore(time: Date): Promise<void> {
    await this.dataSource.manager.delete(LoginDelay, { lastFailedAt: LessThan(time) });
  }

  async removeTurnsUntil(time: Date): Promise<void> {
    await this.dataSource.manager.delete(NameTurn, { at: LessThanOrEqual(time) });
  }
}
