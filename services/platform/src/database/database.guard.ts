import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Busy } from '../errors/domain.error.js';
import { DatabaseAnswers } from './database-answers.js';
import { WITHOUT_DATABASE } from './without-database.decorator.js';

/**
 * Returns whether a path is for health or metrics. These routes must answer while the database is unavailable, because
 * they report its state.
 */
const isForOperator = (path: string) => path.startsWith('/health/') || path === '/metrics';

/**
 * Refuses requests after at most 1.2 s while the database is unavailable or hangs, instead of letting each wait for its
 * statement timeout.
 */
@Injectable()
export class DatabaseGuard implements CanActivate {
  constructor(
    private readonly answers: DatabaseAnswers,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Busy */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { path } = context.switchToHttp().getRequest<Request>();
    if (isForOperator(path)) return true;
    if (this.reflector.get<true | undefined>(WITHOUT_DATABASE, context.getHandler())) return true;
    try {
      await this.answers.check();
    } catch (cause) {
      throw new Busy({ retryAfterSeconds: 5, cause });
    }
    return true;
  }
}
