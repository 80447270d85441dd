import type { DataSource } from 'typeorm';
import { settleWithin } from '../process/settle-within.js';

/** How long one outcome counts, in milliseconds. */
const everyMs = 10_000;

/** A try that takes longer has failed, in milliseconds. */
const withinMs = 5_000;

/** How long an answer waits for a try; then the last outcome counts, in milliseconds. */
const waitMs = 1_000;

/**
 * Finds out whether the database takes writes, by one that is rolled back. It needs what a commit needs: the locks of the
 * tables, room for a file that grows, and room for the log on a disk that works. Not even the tables' statistics change.
 */
export class WriteTrial {
  private triedAt = -Infinity;
  private failure: unknown;
  private trying?: Promise<void>;

  /** @param tables that a write goes into */
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: readonly string[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Tries at most once in ten seconds. @throws why the database takes no writes */
  async check(): Promise<void> {
    if (!this.trying && this.now() - this.triedAt >= everyMs) {
      this.triedAt = this.now();
      this.trying = this.tryOnce().finally(() => (this.trying = undefined));
    }
    const { trying } = this;
    if (trying) await settleWithin(waitMs, () => trying).catch(() => undefined);
    if (this.failure) throw this.failure;
  }

  private async tryOnce(): Promise<void> {
    try {
      await settleWithin(withinMs, () => this.write());
      this.failure = undefined;
    } catch (error) {
      this.failure = error;
    }
  }

  private async write(): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(this.statements());
    } finally {
      await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }

  /** In a table of its own, whose file has no room yet and must grow. The last line has the log written, as a commit does. */
  private statements(): string {
    return `
      SET LOCAL statement_timeout = ${withinMs};
      SET LOCAL lock_timeout = ${withinMs - 1_000};
      LOCK TABLE ${this.tables.join(', ')} IN ROW EXCLUSIVE MODE;
      CREATE TABLE write_trial AS SELECT uuidv7() AS id FROM generate_series(1, 500);
      SELECT pg_logical_emit_message(false, 'write_trial', '', true)`;
  }
}
