import { Injectable } from '@nestjs/common';
import { sessionCookieName } from '@sandhill/platform/identity/session-cookie.js';
import { AuthConfig } from '../auth.config.js';
import { BrowserCookie } from '../cookies/browser-cookie.js';

@Injectable()
export class SessionCookie extends BrowserCookie {
  constructor({ publicUrl }: AuthConfig) {
    super(sessionCookieName(publicUrl), publicUrl);
  }
}
