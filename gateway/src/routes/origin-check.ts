import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { GatewayConfig } from '../gateway.config.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests with an unsafe method, such as POST, unless they come from pages of the site itself, whether they
 * have cookies or not.
 */
@Injectable()
export class OriginCheck {
  private readonly origins: ReadonlySet<string>;

  constructor({ publicUrl, SITE_MODE }: GatewayConfig) {
    this.origins = new Set(ownOrigins(publicUrl, SITE_MODE));
  }

  /** @throws DomainError if an unsafe request does not come from the site */
  check({ method, headers }: IncomingMessage): void {
    if (safeMethods.has(method ?? '')) return;
    const isOwn =
      headers.origin === undefined
        ? headers['sec-fetch-site'] === 'same-origin'
        : this.origins.has(headers.origin);
    if (isOwn) return;
    throw new DomainError(403, 'origin_not_allowed', 'This request must come from the site itself.');
  }
}

/** Returns the site's own origins. In demo mode, those with `localhost` and `127.0.0.1` are among them. */
function ownOrigins(publicUrl: string, mode: 'demo' | 'live'): string[] {
  const { origin, port } = new URL(publicUrl);
  if (mode === 'live') return [origin];
  const suffix = port === '' ? '' : `:${port}`;
  return [origin, `http://localhost${suffix}`, `http://127.0.0.1${suffix}`];
}
