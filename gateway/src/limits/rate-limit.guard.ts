import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { Clients } from '../routes/clients.js';
import { RateLimits } from './rate-limits.js';

/**
 * Applies the general rate limit to requests that the gateway answers itself. `ProxyController` counts the requests
 * that it forwards.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly clients: Clients,
    private readonly rates: RateLimits,
  ) {}

  /** Counts a request of a route. @throws DomainError 429 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.count(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** Does the same as `canActivate`, as middleware for pages that no controller serves. */
  readonly middleware: RequestHandler = async (request, _response, next) => {
    await this.count(request);
    next();
  };

  private async count(request: Request): Promise<void> {
    await this.rates.countRequest(this.clients.of(request));
  }
}
