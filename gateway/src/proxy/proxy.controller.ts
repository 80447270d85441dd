import { All, Controller, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { BodyTooLarge } from '@sandhill/platform/json/json.errors.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import type { Request, Response } from 'express';
import { CallerIdentity } from '../callers/caller-identity.js';
import { GatewayConfig } from '../gateway.config.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Clients } from '../routes/clients.js';
import { OriginCheck } from '../routes/origin-check.js';
import { pathOf, type Route } from '../routes/route.js';
import { Routes } from '../routes/routes.js';
import { requirePace } from '../routes/body-pace.js';
import { discardBody } from '../routes/unread-body.js';
import { Uploads } from '../uploads/uploads.js';
import { Proxies } from './proxies.js';

/** Slowest accepted pace of a body, in bytes a second. */
const slowestPace = 100;

/** Forwards every request below `/api/` that the gateway does not answer itself. */
@ApiExcludeController()
@Access('public')
@Controller()
export class ProxyController {
  constructor(
    private readonly origin: OriginCheck,
    private readonly clients: Clients,
    private readonly rates: RateLimits,
    private readonly identity: CallerIdentity,
    private readonly routes: Routes,
    private readonly proxies: Proxies,
    private readonly uploads: Uploads,
    private readonly config: GatewayConfig,
  ) {}

  /** Forwards a request after its checks. Their order keeps the cost of refused requests low. */
  @All('*path')
  async forward(@Req() request: Request, @Res() response: Response): Promise<void> {
    try {
      const route = this.admit(request);
      response.locals['route'] = route.service;
      await this.count(request, response, route);
      await this.identity.attach(request, route);
      const everySeconds = this.config.BODY_PACE_SECONDS;
      requirePace(request, response, { everySeconds, minBytes: () => slowestPace * everySeconds });
      await this.passOn(request, response, route);
    } catch (error) {
      discardBody(request);
      throw error;
    }
  }

  private async passOn(request: Request, response: Response, route: Route): Promise<void> {
    const proxy = this.proxies.to(route.service);
    if (!this.uploads.areFor(request, route)) return proxy.forward(request, response, route);
    await this.uploads.forward(request, response, { route, proxy, client: this.clients.of(request) });
  }

  private admit(request: Request): Route {
    const route = this.routes.find(request.method, pathOf(request));
    if (!route) throw new NotFound();
    if (!route.isFromAnywhere) this.origin.check(request);
    if (Number(request.headers['content-length'] ?? 0) > route.bodyLimitBytes) throw new BodyTooLarge();
    return route;
  }

  private async count(request: Request, response: Response, route: Route): Promise<void> {
    const client = this.clients.of(request);
    await (route.isPublicForm ? this.rates.countLead(client, response) : this.rates.countRequest(client));
  }
}
