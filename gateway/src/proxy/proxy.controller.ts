import { All, Controller, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { BodyTooLarge } from '@sandhill/platform/json/json.errors.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import type { Request, Response } from 'express';
import { SessionLookup } from '../callers/session-lookup.js';
import { GatewayConfig } from '../gateway.config.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Operations } from '../openapi/operations.js';
import { Clients } from '../routes/clients.js';
import { rewriteHeaders } from '../routes/forwarded-headers.js';
import { OriginCheck } from '../routes/origin-check.js';
import { routeFor, type Route } from '../routes/route.js';
import { cutOffSlowBody } from '../routes/slow-body.js';
import { discardBody } from '../routes/unread-body.js';
import { Proxies } from './proxies.js';

/** Everything under `/api/` that the gateway does not answer itself. */
@ApiExcludeController()
@Access('public')
@Controller()
export class ProxyController {
  constructor(
    private readonly origin: OriginCheck,
    private readonly clients: Clients,
    private readonly rates: RateLimits,
    private readonly sessions: SessionLookup,
    private readonly operations: Operations,
    private readonly signer: IdentitySigner,
    private readonly proxies: Proxies,
    private readonly config: GatewayConfig,
  ) {}

  /** May it pass, who calls, who answers: in this order, so that what is refused costs little. */
  @All('*path')
  async forward(@Req() request: Request, @Res() response: Response): Promise<void> {
    try {
      const route = this.admit(request);
      response.locals['route'] = route.service;
      await this.count(request, response, route);
      await this.introduce(request, route);
      cutOffSlowBody(request, response, this.config.BODY_PACE_SECONDS);
      await this.proxies.to(route.service).forward(request, response, route);
    } catch (error) {
      discardBody(request);
      throw error;
    }
  }

  private admit(request: Request): Route {
    const route = routeFor(request.method, pathOf(request));
    if (!route) throw new NotFound();
    this.origin.check(request);
    if (Number(request.headers['content-length'] ?? 0) > route.bodyLimitBytes) throw new BodyTooLarge();
    return route;
  }

  private async count(request: Request, response: Response, route: Route): Promise<void> {
    const client = this.clients.of(request);
    await this.rates.countRequest(client);
    if (route.isPublicForm) await this.rates.countLead(client, response);
  }

  private async introduce(request: Request, { service, isPublicForm }: Route): Promise<void> {
    const isPublic = this.operations.isPublic(request.method, pathOf(request));
    const caller = isPublicForm ? undefined : await this.sessions.identify(request, { isPublic });
    rewriteHeaders(request, {
      clientAddress: this.clients.of(request).address,
      requestId: String(request.id),
      identity: caller && this.signer.forCaller(caller, service),
    });
  }
}

function pathOf(request: Request): string {
  return request.originalUrl.split('?')[0] ?? '';
}
