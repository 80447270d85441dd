import { once } from 'node:events';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { json } from 'node:stream/consumers';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { identityHeader, type Identity } from '@sandhill/platform/identity/identity.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import {
  sessionCookieName,
  sessionTokenHeader,
  sessionUseHeader,
} from '@sandhill/platform/identity/session-cookie.js';
import { partHeader } from '@sandhill/platform/http/part-header.js';
import { GatewayConfig } from '../gateway.config.js';
import { ShortLivedAgent } from '../proxy/short-lived-agent.js';
import { readToken } from './read-token.js';

/** Looks up sessions in auth. Nothing is cached, so an ended session is invalid immediately. */
@Injectable()
export class SessionLookup implements OnApplicationShutdown {
  private readonly log = new Logger(SessionLookup.name);
  private readonly agent = new ShortLivedAgent();
  private readonly cookieName: string;

  constructor(
    private readonly config: GatewayConfig,
    private readonly signer: IdentitySigner,
  ) {
    this.cookieName = sessionCookieName(config.publicUrl);
  }

  /**
   * Returns the caller, or `undefined` for a request without a valid session. While auth is unavailable, public
   * operations continue anonymously, and all others are refused instead of being treated as anonymous. With `watches`,
   * the request does not extend its session, because a page that is only left open does not count as use.
   *
   * @throws Busy
   */
  async identify(
    request: IncomingMessage,
    { isPublic, watches = false }: { isPublic: boolean; watches?: boolean },
  ): Promise<Identity | undefined> {
    const token = readToken(request.headers.cookie, this.cookieName);
    if (token === undefined) return undefined;
    try {
      return await this.ask(token, watches);
    } catch (cause) {
      if (!isPublic) throw new Busy({ retryAfterSeconds: 3, cause });
      this.log.warn({ reason: String(cause) }, 'auth is unavailable; a public request continues anonymously');
      return undefined;
    }
  }

  onApplicationShutdown(): void {
    this.agent.destroy();
  }

  private async ask(token: string, watches: boolean): Promise<Identity | undefined> {
    const address = new URL('/api/internal/session', this.config.AUTH_URL);
    const headers = {
      [partHeader]: 'auth',
      [identityHeader]: this.signer.forGateway('auth'),
      [sessionTokenHeader]: token,
      ...(watches && { [sessionUseHeader]: 'watch' }),
    };
    const signal = AbortSignal.timeout(this.config.SESSION_TIMEOUT_MS);
    const read = () => this.read(address, { headers, signal });
    // Retries once: the instance of auth may be shutting down, or its IP address may already belong to another part.
    const answer = await read().catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
      return read();
    });
    const { identity } = answer as { identity: Identity | null };
    return identity ?? undefined;
  }

  /** Sends a request to auth with the agent that rotates over all instances of auth, which `fetch` does not support. */
  private async read(address: URL, options: RequestOptions): Promise<unknown> {
    const request = get(address, { ...options, agent: this.agent });
    // Without this listener, a timeout or broken connection after the beginning of the answer would end the process,
    // because `once` no longer listens then. The read of the body below rejects in this case.
    request.on('error', () => undefined);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) {
      answer.resume();
      throw new Error(`auth answered ${answer.statusCode}`);
    }
    return json(answer);
  }
}
