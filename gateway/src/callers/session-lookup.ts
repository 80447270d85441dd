import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { identityHeader, type Identity } from '@sandhill/platform/identity/identity.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { sessionCookieName, sessionTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import { GatewayConfig } from '../gateway.config.js';
import { readCookie } from './read-cookie.js';

const tokenShape = /^[\w-]{20,100}$/;

/** Asks auth whose session a cookie is. Nothing is kept, so a session that was ended has ended here too. */
@Injectable()
export class SessionLookup {
  private readonly log = new Logger(SessionLookup.name);
  private readonly cookieName: string;

  constructor(
    private readonly config: GatewayConfig,
    private readonly signer: IdentitySigner,
  ) {
    this.cookieName = sessionCookieName(config.publicUrl);
  }

  /**
   * Who calls; `undefined` for a request without a living session. While auth is away a public operation goes
   * on without a name, and any other is refused instead of being taken for a stranger's.
   *
   * @throws Busy
   */
  async identify(
    request: IncomingMessage,
    { isPublic }: { isPublic: boolean },
  ): Promise<Identity | undefined> {
    const token = readCookie(request.headers.cookie, this.cookieName);
    if (token === undefined || !tokenShape.test(token)) return undefined;
    try {
      return await this.ask(token);
    } catch (cause) {
      if (!isPublic) throw new Busy({ retryAfterSeconds: 3, cause });
      this.log.warn({ reason: String(cause) }, 'auth is away; a public request goes on without a name');
      return undefined;
    }
  }

  private async ask(token: string): Promise<Identity | undefined> {
    const answer = await fetch(new URL('/api/internal/session', this.config.AUTH_URL), {
      headers: { [identityHeader]: this.signer.forGateway('auth'), [sessionTokenHeader]: token },
      redirect: 'error',
      signal: AbortSignal.timeout(this.config.SESSION_TIMEOUT_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`auth answered ${answer.status}`);
    }
    const { identity } = (await answer.json()) as { identity: Identity | null };
    return identity ?? undefined;
  }
}
