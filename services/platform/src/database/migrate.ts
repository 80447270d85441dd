import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { errorCode } from '../errors/error-code.js';

/**
 * Key of the advisory lock: any fixed number. A lock belongs to a database and each service has its own database, so
 * services do not wait for each other.
 */
const migrationLock = 7_201_991;

interface MigrationTimes {
  /**
   * How long a statement of a migration waits for a table's lock, in milliseconds. Other statements on the table queue
   * behind the waiting migration, so this is also the longest that a write is held up.
   */
  lockTimeoutMs: number;
  /** Pause before the next attempt, in milliseconds. Waiting writes run during the pause. */
  pauseMs: number;
  /**
   * Time limit of all attempts together, in milliseconds. Building an index or waiting for another copy of the service
   * can take minutes.
   */
  patienceMs: number;
}

const usual: MigrationTimes = { lockTimeoutMs: 5_000, pauseMs: 5_000, patienceMs: 10 * 60_000 };

/**
 * Applies missing migrations under a lock, so that copies of the service that start together do not race. A migration
 * that cannot get a table's lock is rolled back and tried again.
 *
 * @throws the last error if a lock is not free within `patienceMs`, and any other error immediately
 */
export async function migrate({ options }: DataSource, times: Partial<MigrationTimes> = {}): Promise<void> {
  const { lockTimeoutMs, pauseMs, patienceMs } = { ...usual, ...times };
  const patient = await new DataSource({
    ...options,
    poolSize: 2,
    extra: {
      ...(options.extra as object),
      statement_timeout: patienceMs,
      query_timeout: patienceMs + 1000,
      lock_timeout: lockTimeoutMs,
    },
  } as typeof options).initialize();
  const holder = patient.createQueryRunner();
  try {
    await waitForOtherCopies(holder);
    await untilLocksAreFree(() => patient.runMigrations(), { pauseMs, deadline: Date.now() + patienceMs });
  } finally {
    await holder.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await holder.release();
    await patient.destroy();
  }
}

/**
 * Waits while another copy of the service migrates. No write waits for this lock, so `lock_timeout` is turned off for
 * it.
 */
async function waitForOtherCopies(holder: QueryRunner): Promise<void> {
  await holder.query('SET lock_timeout = 0');
  await holder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
}

async function untilLocksAreFree(
  work: () => Promise<unknown>,
  { pauseMs, deadline }: { pauseMs: number; deadline: number },
): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() + pauseMs > deadline) throw error;
      await pause(pauseMs);
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && errorCode(error) === '55P03';
