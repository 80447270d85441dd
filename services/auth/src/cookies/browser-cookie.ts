import { isBehindTls } from '@sandhill/platform/identity/session-cookie.js';
import type { CookieOptions, Response } from 'express';

/** A cookie of the site, inaccessible to scripts and not sent with other sites' forms. */
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
