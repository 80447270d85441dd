import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { deviceCookieName } from '@sandhill/platform/identity/session-cookie.js';
import { GatewayConfig } from '../gateway.config.js';
import { readCookie } from './read-cookie.js';
import { tokenShape } from './token-shape.js';

/** Reads the cookie by which auth recognizes a browser that has signed in before. */
@Injectable()
export class DeviceCookie {
  private readonly name: string;

  constructor({ publicUrl }: GatewayConfig) {
    this.name = deviceCookieName(publicUrl);
  }

  tokenIn({ headers }: IncomingMessage): string | undefined {
    const token = readCookie(headers.cookie, this.name);
    return token !== undefined && tokenShape.test(token) ? token : undefined;
  }
}
