import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Longest time that a lock is held. A long time does no harm: the transaction with the lock is idle and has no
 * snapshot. If work takes longer, another instance can start the same work.
 */
const heldAtMost = '10min';

/** Locks for work that only one instance of the service may do at a time. */
@Injectable()
export class LocksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs work while holding an advisory lock of PostgreSQL. The lock is released when this process's connection ends,
   * even if the process is killed.
   *
   * @param key a number that is unique within the database, or a text, which PostgreSQL hashes
   * @returns the result of the work; undefined, without running the work, if the lock is already held
   */
  async whileHolding<Result>(key: number | string, work: () => Promise<Result>): Promise<Result | undefined> {
    const hashed = typeof key === 'number' ? '$1' : 'hashtextextended($1, 0)';
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '${heldAtMost}'`);
      const [row] = (await runner.query(`SELECT pg_try_advisory_xact_lock(${hashed}) AS "isOurs"`, [
        key,
      ])) as unknown as Array<{ isOurs: boolean }>;
      return row?.isOurs ? await work() : undefined;
    } finally {
      // The work uses other transactions; this one only held the lock.
      await runner.rollbackTransaction().catch(() => undefined);
      await runner.release().catch(() => undefined);
    }
  }

  /** Returns whether any instance of the service holds the lock. */
  async isHeld(key: number): Promise<boolean> {
    const [row] = await this.dataSource.query<Array<{ isHeld: boolean }>>(
      `SELECT EXISTS (
         SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1::bigint::oid
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       ) AS "isHeld"`,
      [key],
    );
    return row?.isHeld ?? false;
  }
}
