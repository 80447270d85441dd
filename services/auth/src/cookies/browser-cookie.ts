import { isBehindTls } from '@sandhill/platform/identity/session-cookie.js';
import type { CookieOptions, Response } from 'express';

/** A cookie of the site that scripts cannot read and that browsers do not send with POST requests from other sites. */
export class BrowserCookie {
  private readonly options: CookieOptions;

  constructor(
    private readonly name: string,
    publicUrl: string,
  ) {
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isBehindTls(publicUrl) };
  }

  /** @param maxAge in milliseconds */
  set(response: Response, token: string, maxAge: number): void {
    response.cookie(this.name, token, { ...this.options, maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
