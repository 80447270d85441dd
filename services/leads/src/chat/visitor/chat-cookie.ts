import { Injectable } from '@nestjs/common';
import { demoPublicUrl } from '@sandhill/platform/config/public-url.js';
import { chatCookieName, chatPath } from '@sandhill/platform/identity/chat-cookie.js';
import { isBehindTls } from '@sandhill/platform/identity/session-cookie.js';
import type { Response } from 'express';
import { LeadsConfig } from '../../config/leads.config.js';
import { keptDays } from '../limits.js';

/** Sets the cookie with a conversation's secret. Scripts cannot read it, and pages of other sites do not send it. */
@Injectable()
export class ChatCookie {
  private readonly isSecure: boolean;

  constructor({ PUBLIC_URL }: LeadsConfig) {
    this.isSecure = isBehindTls(PUBLIC_URL ?? demoPublicUrl);
  }

  set(response: Response, secret: string): void {
    response.cookie(chatCookieName, secret, {
      httpOnly: true,
      sameSite: 'strict',
      path: chatPath,
      secure: this.isSecure,
      maxAge: keptDays * 86_400_000,
    });
  }
}
