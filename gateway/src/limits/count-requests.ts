import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { Clients } from '../routes/clients.js';
import { RateLimits } from './rate-limits.js';

/** Counts what the gateway answers by itself against the rate of an address, as it counts what it passes on. */
@Injectable()
export class CountsRequests implements CanActivate {
  constructor(
    private readonly clients: Clients,
    private readonly rates: RateLimits,
  ) {}

  /** @throws DomainError 429 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.count(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** The same for pages that are no controller's. */
  readonly middleware: RequestHandler = async (request, _response, next) => {
    await this.count(request);
    next();
  };

  private async count(request: Request): Promise<void> {
    await this.rates.countRequest(this.clients.of(request));
  }
}
