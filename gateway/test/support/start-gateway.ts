import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Test } from '@nestjs/testing';
import { loadConfig, type Environment } from '@sandhill/platform/config/load-config.js';
import { configureHttpApp } from '@sandhill/platform/http/configure-http-app.js';
import { bodyLimitExtension } from '@sandhill/platform/http/body-limits.js';
import { eventStreamExtension } from '@sandhill/platform/http/event-stream.decorator.js';
import { roleExtension } from '@sandhill/platform/identity/access.decorator.js';
import { freshSignInExtension } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { publicFormExtension } from '@sandhill/platform/identity/public-form.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { fromAnywhereExtension } from '@sandhill/platform/identity/from-anywhere.decorator.js';
import { withoutSecondFactorExtension } from '@sandhill/platform/identity/without-second-factor.decorator.js';
import { GatewayConfig } from '../../src/gateway.config.js';
import { GatewayModule } from '../../src/gateway.module.js';
import { setUpDocsPage } from '../../src/openapi/docs-page.js';
import { CONTRACT } from '../../src/openapi/document.token.js';
import { StandIn } from './stand-in.js';

export const keys = makeIdentityKeys();
export const origin = 'http://localhost:8080';
export const sessionToken = 'T'.repeat(43);

/** Headers of `marisol`'s browser. */
export const cookie = { Cookie: `sandhill_session=${sessionToken}` };

export const marisol: Identity = {
  userId: '019a0000-0000-7000-8000-000000000001',
  username: 'marisol',
  role: 'administrator',
  sessionId: '019a0000-0000-7000-8000-000000000002',
  confirmedAt: Math.floor(Date.now() / 1000),
};

const open = { security: [], responses: {} };
const closed = { security: [{ session: [] }], responses: {} };
const forOwners = { ...closed, [roleExtension]: 'owner' };
const form = { ...open, [publicFormExtension]: true, [bodyLimitExtension]: 36_000_000 };

const fresh = { ...closed, [freshSignInExtension]: true };

const withPicture = { ...closed, [bodyLimitExtension]: 14_000_000 };

const paths = {
  '/api/projects': { get: open, post: withPicture },
  '/api/projects/{id}': { patch: withPicture },
  '/api/site': { get: open },
  '/api/site/draft': { put: { ...closed, [roleExtension]: 'administrator', [bodyLimitExtension]: 500_000 } },
  '/api/quotes': { post: form },
  '/api/contact': { post: form },
  '/api/chat': { post: open },
  '/api/chat/{sessionId}': { get: open },
  '/api/chat/{sessionId}/messages': { post: open },
  '/api/chat/{sessionId}/contact': { post: form },
  '/api/chats': { get: closed },
  '/api/lead-attachments/{id}': { post: withPicture },
  '/api/lead-events': { get: { ...closed, [eventStreamExtension]: true } },
  '/api/leads/audit': { get: forOwners },
  '/api/leads/inbound/{token}': { post: { ...open, [fromAnywhereExtension]: true } },
  '/api/leads/{id}/erase': { post: fresh },
  '/api/user/passkeys': { post: { ...fresh, [withoutSecondFactorExtension]: true } },
  '/api/user': { get: closed },
  '/api/user/login': { post: open },
  '/api/user/logout': { post: open },
  '/api/user/session': { get: open },
};

const contract: OpenAPIObject = {
  openapi: '3.0.0',
  info: { title: 'Sandhill Grounds', version: '1' },
  paths,
};

interface Sent extends RequestInit {
  headers?: Record<string, string>;
  /** Required by `fetch` if the body is a stream. */
  duplex?: 'half';
}

/** The real gateway on a real port. Small HTTP servers stand in for auth, leads, media and content. */
export class TestGateway {
  /** The user of the only session that auth has. */
  caller: Identity = marisol;

  private constructor(
    readonly app: INestApplication,
    readonly auth: StandIn,
    readonly leads: StandIn,
    readonly media: StandIn,
    readonly content: StandIn,
  ) {}

  static async start(environment: Environment = {}): Promise<TestGateway> {
    const [auth, leads, media, content] = await Promise.all([
      StandIn.start(),
      StandIn.start(),
      StandIn.start(),
      StandIn.start(),
    ]);
    const config = loadConfig(GatewayConfig, {
      AUTH_URL: auth.url,
      LEADS_URL: leads.url,
      MEDIA_URL: media.url,
      CONTENT_URL: content.url,
      IDENTITY_PRIVATE_KEY: keys.privateKey,
      LOG_LEVEL: 'silent',
      ...environment,
    });
    const module = await Test.createTestingModule({ imports: [GatewayModule.forRoot(config)] })
      .overrideProvider(CONTRACT)
      .useValue(contract)
      .compile();
    const app = module.createNestApplication({ bodyParser: false, bufferLogs: true });
    configureHttpApp(app, { readsBodies: false });
    setUpDocsPage(app);
    await app.listen(0, '127.0.0.1');
    const gateway = new TestGateway(app, auth, leads, media, content);
    gateway.reset();
    return gateway;
  }

  /** Resets the stand-ins: services answer everything with 200, and auth has one session. */
  reset(): void {
    this.caller = marisol;
    for (const service of [this.auth, this.leads, this.media, this.content]) {
      service.arrivals.length = 0;
      service.answer(200, { ok: true });
    }
    this.auth.behave = async (request, response) => {
      const { url, headers } = await this.auth.note(request);
      const isKnown = headers['x-session-token'] === sessionToken;
      const body =
        url === '/api/internal/session' ? { identity: isKnown ? this.caller : null } : { ok: true };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
  }

  async stop(): Promise<void> {
    await this.app.close();
    await Promise.all([this.auth, this.leads, this.media, this.content].map((service) => service.stop()));
  }

  get server(): Server {
    return this.app.getHttpServer() as Server;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Sends a request as the public server would forward it. */
  async send(path: string, init: Sent = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, {
      ...init,
      headers: { Origin: origin, 'X-Forwarded-For': '203.0.113.7', ...init.headers },
    });
  }

  async post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }
}

/** Returns the status and the error code of an answer. */
export async function refusal(answer: Response): Promise<[status: number, code: string | undefined]> {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}
