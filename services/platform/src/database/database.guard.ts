import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Busy } from '../errors/domain.error.js';
import { settleWithin } from '../process/settle-within.js';

/** Health and figures are asked for most when the database is away, and say themselves what they cannot know. */
const isOfOperator = (path: string) => path.startsWith('/health/') || path === '/metrics';

/** How long an answer of the database counts, in milliseconds. */
const answerCountsMs = 250;
const answerWithinMs = 1_200;

/**
 * Refuses a request at once while the database is away or hangs, in place of letting it wait for the limits of
 * single statements. Under load one question to the database speaks for all requests.
 */
@Injectable()
export class DatabaseGuard implements CanActivate {
  private answeredAt = 0;
  private question?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {}

  /** @throws Busy */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { path } = context.switchToHttp().getRequest<Request>();
    if (isOfOperator(path) || Date.now() - this.answeredAt < answerCountsMs) return true;
    this.question ??= this.ask().finally(() => (this.question = undefined));
    await this.question;
    return true;
  }

  private async ask(): Promise<void> {
    try {
      await settleWithin(answerWithinMs, () => this.dataSource.query('SELECT 1'));
      this.answeredAt = Date.now();
    } catch (cause) {
      throw new Busy({ retryAfterSeconds: 5, cause });
    }
  }
}
