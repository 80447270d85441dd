import type { DataSource, QueryRunner } from 'typeorm';
import { withTimeout } from '../process/with-timeout.js';
import type { DatabaseAnswers } from './database-answers.js';

const everyMs = 10_000;

/** Time limit of a probe that has a connection, in milliseconds. A probe that takes longer counts as failed. */
const withinMs = 5_000;

/** How long `check` waits for a running probe, in milliseconds. After that the previous outcome counts. */
const waitMs = 1_000;

/**
 * Checks whether the database accepts writes, with a write that is rolled back. The probe needs everything that a
 * commit needs: the locks of the tables, space for a file that grows, and space for the log on a working disk. It does
 * not even change the tables' statistics.
 */
export class WriteProbe {
  private triedAt = -Infinity;
  private failure: unknown;
  private trying?: Promise<void>;

  /** @param tables the tables that real writes go to; the probe locks them */
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: DatabaseAnswers,
    private readonly tables: readonly string[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Runs a probe at most once in ten seconds.
   *
   * @throws the reason why the database accepts no writes
   */
  async check(): Promise<void> {
    if (!this.trying && this.now() - this.triedAt >= everyMs) {
      this.triedAt = this.now();
      this.trying = this.tryOnce().finally(() => (this.trying = undefined));
    }
    const { trying } = this;
    if (trying) await withTimeout(waitMs, () => trying).catch(() => undefined);
    if (this.failure) throw this.failure;
  }

  private async tryOnce(): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.connect();
    } catch (error) {
      // If no connection is free but the database answers other statements, nothing is known about writes, and the
      // previous outcome stays.
      this.failure = await this.answers.check().then(
        () => this.failure,
        () => error,
      );
      return;
    }
    try {
      await withTimeout(withinMs, () => this.write(runner));
      this.failure = undefined;
    } catch (error) {
      this.failure = error;
    }
  }

  private async write(runner: QueryRunner): Promise<void> {
    try {
      await runner.startTransaction();
      await runner.query(this.statements());
    } finally {
      await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }

  /**
   * Returns the probe's statements. They fill a new table, whose file must grow; the last statement flushes the log.
   */
  private statements(): string {
    return `
      SET LOCAL statement_timeout = ${withinMs};
      SET LOCAL lock_timeout = ${withinMs - 1_000};
      LOCK TABLE ${this.tables.join(', ')} IN ROW EXCLUSIVE MODE;
      CREATE TABLE write_trial AS SELECT uuidv7() AS id FROM generate_series(1, 500);
      SELECT pg_logical_emit_message(false, 'write_trial', '', true)`;
  }
}
