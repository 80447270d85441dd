import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, QueryFailedError, type EntityManager, type QueryRunner } from 'typeorm';
import { errorCode } from '../errors/error-code.js';

/**
 * SQLSTATE codes of a serialization failure and a deadlock. PostgreSQL rolls the transaction back and expects a retry.
 */
const conflicts = new Set(['40001', '40P01']);
const tries = 4;
const pauseMs = 20;

/**
 * Retries transactions and single statements that PostgreSQL rolled back because of a conflict. The work of a
 * transaction may therefore run several times: side effects that cannot be undone belong after it.
 */
export class RetryingDataSource extends DataSource {
  override transaction<T>(run: InTransaction<T>): Promise<T>;
  override transaction<T>(isolation: IsolationLevel, run: InTransaction<T>): Promise<T>;
  override transaction<T>(...args: [InTransaction<T>] | [IsolationLevel, InTransaction<T>]): Promise<T> {
    return retryConflicts(() =>
      args.length === 1 ? super.transaction(args[0]) : super.transaction(args[0], args[1]),
    );
  }

  /** Retries a single statement. Inside a transaction a statement is not retried, because the whole transaction is. */
  override query<T>(sql: string, parameters?: unknown[], runner?: QueryRunner): Promise<T> {
    const run = () => super.query<T>(sql, parameters, runner);
    return runner ? run() : retryConflicts(run);
  }
}

type InTransaction<T> = (manager: EntityManager) => Promise<T>;
type IsolationLevel = Parameters<EntityManager['transaction']>[0] & string;

/**
 * Runs work, and repeats it after a conflict.
 *
 * @throws the last error if the conflict remains
 */
async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
      // Without jitter the same two transactions would conflict again.
      await pause(pauseMs * attempt * (0.5 + Math.random()));
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof QueryFailedError && conflicts.has(errorCode(error) ?? '');
