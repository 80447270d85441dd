import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { withTimeout } from '../process/with-timeout.js';

/** Time for which the last answer counts as proof that the database answers, in milliseconds. */
const answerCountsMs = 250;
const answerWithinMs = 1_200;

/**
 * Checks whether the database answers. If no connection is free but other statements complete, the database is busy and
 * counts as answering. Concurrent checks share one statement.
 */
@Injectable()
export class DatabaseAnswers {
  private answeredAt = -Infinity;
  private question?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {
    const { master: pool } = dataSource.driver as unknown as { master: Pool };
    pool.on('release', (error, client) => {
      // Ignores a connection that is released because its statement timed out. It cannot run another statement.
      if (!error && (client as PoolClient & { readyForQuery?: boolean }).readyForQuery)
        this.answeredAt = performance.now();
    });
  }

  /** @throws after at most 1.2 s, the reason why no statement is answered */
  async check(): Promise<void> {
    if (performance.now() - this.answeredAt < answerCountsMs) return;
    this.question ??= this.ask().finally(() => (this.question = undefined));
    await this.question;
  }

  private async ask(): Promise<void> {
    const begun = performance.now();
    try {
      await withTimeout(answerWithinMs, () => this.dataSource.query('SELECT 1'));
      this.answeredAt = performance.now();
    } catch (cause) {
      if (this.answeredAt < begun) throw cause;
    }
  }
}
