import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { deviceCookieName } from '@sandhill/platform/identity/session-cookie.js';
import { GatewayConfig } from '../gateway.config.js';
import { readToken } from './read-token.js';

/** Reads the cookie by which auth recognizes a browser that has signed in before. */
@Injectable()
export class DeviceCookie {
  private readonly name: string;

  constructor({ publicUrl }: GatewayConfig) {
    this.name = deviceCookieName(publicUrl);
  }

  tokenIn({ headers }: IncomingMessage): string | undefined {
    return readToken(headers.cookie, this.name);
  }
}
