import { Injectable } from '@nestjs/common';
import { isBehindTls, sessionCookieName } from '@sandhill/platform/identity/session-cookie.js';
import type { CookieOptions, Response } from 'express';
import { AuthConfig } from '../auth.config.js';

/** Sets the session cookie, inaccessible to scripts and not sent with other sites' forms. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor({ publicUrl }: AuthConfig) {
    this.name = sessionCookieName(publicUrl);
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isBehindTls(publicUrl) };
  }

  set(response: Response, token: string, maxAge: number): void {
    response.cookie(this.name, token, { ...this.options, maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
