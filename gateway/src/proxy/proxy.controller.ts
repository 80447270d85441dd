import { All, Controller, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { hasBody } from '@sandhill/platform/http/read-body.js';
import { requireOf } from '@sandhill/platform/identity/caller-rules.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { BodyTooLarge } from '@sandhill/platform/json/json.errors.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { NotAuthenticated } from '@sandhill/platform/identity/identity.errors.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import type { Request, Response } from 'express';
import { chatTokenIn } from '../callers/chat-cookie.js';
import { DeviceCookie } from '../callers/device-cookie.js';
import { SessionLookup } from '../callers/session-lookup.js';
import { GatewayConfig } from '../gateway.config.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Clients } from '../routes/clients.js';
import { rewriteHeaders } from '../routes/forwarded-headers.js';
import { OriginCheck } from '../routes/origin-check.js';
import type { Route } from '../routes/route.js';
import { Routes } from '../routes/routes.js';
import { requirePace } from '../routes/body-pace.js';
import { discardBody } from '../routes/unread-body.js';
import { Uploads } from '../uploads/uploads.js';
import { Proxies } from './proxies.js';

/** The slowest accepted body, in bytes a second. */
const slowestPace = 100;

/** Forwards everything under `/api/` that the gateway does not answer itself. */
@ApiExcludeController()
@Access('public')
@Controller()
export class ProxyController {
  constructor(
    private readonly origin: OriginCheck,
    private readonly clients: Clients,
    private readonly rates: RateLimits,
    private readonly sessions: SessionLookup,
    private readonly devices: DeviceCookie,
    private readonly routes: Routes,
    private readonly signer: IdentitySigner,
    private readonly proxies: Proxies,
    private readonly uploads: Uploads,
    private readonly config: GatewayConfig,
  ) {}

  /** In this order, so that refused requests cost little. */
  @All('*path')
  async forward(@Req() request: Request, @Res() response: Response): Promise<void> {
    try {
      const route = this.admit(request);
      response.locals['route'] = route.service;
      await this.count(request, response, route);
      await this.attachIdentity(request, route);
      const everySeconds = this.config.BODY_PACE_SECONDS;
      requirePace(request, response, { everySeconds, leastBytes: () => slowestPace * everySeconds });
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
    this.origin.check(request);
    if (Number(request.headers['content-length'] ?? 0) > route.bodyLimitBytes) throw new BodyTooLarge();
    return route;
  }

  private async count(request: Request, response: Response, route: Route): Promise<void> {
    const client = this.clients.of(request);
    await this.rates.countRequest(client, route);
    if (route.isPublicForm) await this.rates.countLead(client, response);
  }

  /**
   * Refuses callers without access before a byte of the body is read, and replaces the client's identity headers.
   *
   * @throws NotAuthenticated, NotAllowed, SecondFactorSetUpRequired, FreshSignInRequired, Busy
   */
  private async attachIdentity(request: Request, route: Route): Promise<void> {
    const { service, access, isPublicForm, isEventStream: watches } = route;
    const isPublic = access === 'public';
    const caller = isPublicForm ? undefined : await this.sessions.identify(request, { isPublic, watches });
    const deviceToken = service === 'auth' ? this.devices.tokenIn(request) : undefined;
    requireAccess(request, route, caller);
    rewriteHeaders(request, {
      clientAddress: this.clients.of(request).address,
      requestId: String(request.id),
      identity: caller && this.signer.forCaller(caller, service),
      deviceToken,
      chatToken: chatTokenIn(request, pathOf(request)),
    });
  }
}

/** A route that the contract does not know may exist; only signed-in users may send a body to it. */
function requireAccess(request: Request, { access, ...rules }: Route, caller: Identity | undefined): void {
  if (access === 'public' || (access === undefined && !hasBody(request))) return;
  if (!caller) throw new NotAuthenticated();
  requireOf(caller, access ?? 'crew', rules);
}

function pathOf(request: Request): string {
  return request.originalUrl.split('?')[0] ?? '';
}
