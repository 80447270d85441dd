import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { Busy } from '../errors/domain.error.js';
import { settleWithin } from '../process/settle-within.js';
import { WITHOUT_DATABASE } from './without-database.decorator.js';

/**
 * Returns whether a path is for health or metrics. These routes must answer while the database is unavailable, and they
 * report that state.
 */
const isForOperator = (path: string) => path.startsWith('/health/') || path === '/metrics';

/** Time for which a successful check counts, in milliseconds. */
const answerCountsMs = 250;
const answerWithinMs = 1_200;

/**
 * Refuses requests after at most 1.2 s while the database is unavailable or hangs, instead of letting each wait for its
 * statement timeout. Concurrent requests share one check. A database that answers other statements while the check waits
 * for a connection is busy, not hanging, and refuses no one.
 */
@Injectable()
export class DatabaseGuard implements CanActivate {
  private answeredAt = 0;
  private question?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reflector: Reflector,
  ) {
    const { master: pool } = dataSource.driver as unknown as { master: Pool };
    pool.on('release', (error, client) => {
      // A connection whose statement timed out comes back as well, but is not ready for another.
      if (!error && (client as PoolClient & { readyForQuery?: boolean }).readyForQuery)
        this.answeredAt = Date.now();
    });
  }

  /** @throws Busy */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { path } = context.switchToHttp().getRequest<Request>();
    if (isForOperator(path) || Date.now() - this.answeredAt < answerCountsMs) return true;
    if (this.reflector.get<true | undefined>(WITHOUT_DATABASE, context.getHandler())) return true;
    this.question ??= this.ask().finally(() => (this.question = undefined));
    await this.question;
    return true;
  }

  private async ask(): Promise<void> {
    const begun = Date.now();
    try {
      await settleWithin(answerWithinMs, () => this.dataSource.query('SELECT 1'));
      this.answeredAt = Date.now();
    } catch (cause) {
      if (this.answeredAt < begun) throw new Busy({ retryAfterSeconds: 5, cause });
    }
  }
}
