import { Injectable } from '@nestjs/common';
import { defaultBodyLimitBytes, maxBodySeconds } from '@sandhill/platform/http/body-limits.js';
import { hasBody } from '@sandhill/platform/http/read-body.js';
import { requireOf } from '@sandhill/platform/identity/caller-rules.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { NotAuthenticated } from '@sandhill/platform/identity/identity.errors.js';
import { identityLifetimeSeconds, type Identity } from '@sandhill/platform/identity/identity.js';
import type { Request } from 'express';
import { Clients } from '../routes/clients.js';
import { rewriteHeaders } from '../routes/forwarded-headers.js';
import { pathOf, type Route } from '../routes/route.js';
import { chatTokenIn } from './chat-cookie.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionLookup } from './session-lookup.js';

/** Identifies the caller, and passes the identity to the service in a signed header. */
@Injectable()
export class CallerIdentity {
  constructor(
    private readonly sessions: SessionLookup,
    private readonly devices: DeviceCookie,
    private readonly signer: IdentitySigner,
    private readonly clients: Clients,
  ) {}

  /**
   * Refuses callers without access before reading the body, and replaces the client's identity headers.
   *
   * @throws NotAuthenticated, NotAllowed, SecondFactorSetUpRequired, FreshSignInRequired, Busy
   */
  async attach(request: Request, route: Route): Promise<void> {
    const { service, access, isPublicForm, isFromAnywhere, isEventStream: watches } = route;
    const isPublic = access === 'public';
    const isAnyone = isPublicForm || isFromAnywhere;
    const caller = isAnyone ? undefined : await this.sessions.identify(request, { isPublic, watches });
    const deviceToken = service === 'auth' ? this.devices.tokenIn(request) : undefined;
    requireAccess(request, route, caller);
    rewriteHeaders(request, {
      clientAddress: this.clients.of(request).address,
      requestId: String(request.id),
      identity: caller && this.signer.forCaller(caller, service, lifetimeFor(request, route)),
      deviceToken,
      chatToken: chatTokenIn(request, pathOf(request)),
    });
  }
}

/**
 * Returns the lifetime of a token in seconds. Services check the token when they have read the body, and a picture may
 * take minutes over a weak mobile network.
 */
const lifetimeFor = (request: Request, { bodyLimitBytes }: Route): number =>
  bodyLimitBytes > defaultBodyLimitBytes && hasBody(request)
    ? identityLifetimeSeconds + maxBodySeconds
    : identityLifetimeSeconds;

/**
 * Checks the caller's access to a route. A service may have a route that is not in the contract. Requests to such a
 * route are forwarded, but only signed-in users may send a body.
 */
function requireAccess(request: Request, { access, ...rules }: Route, caller: Identity | undefined): void {
  if (access === 'public' || (access === undefined && !hasBody(request))) return;
  if (!caller) throw new NotAuthenticated();
  requireOf(caller, access ?? 'crew', rules);
}
