import { Injectable } from '@nestjs/common';
import { deviceCookieName } from '@sandhill/platform/identity/session-cookie.js';
import type { Response } from 'express';
import { AuthConfig } from '../auth.config.js';
import { BrowserCookie } from '../cookies/browser-cookie.js';
import { knownForMs } from './known-devices.js';

@Injectable()
export class DeviceCookie {
  private readonly cookie: BrowserCookie;

  constructor({ publicUrl }: AuthConfig) {
    this.cookie = new BrowserCookie(deviceCookieName(publicUrl), publicUrl);
  }

  set(response: Response, token: string): void {
    this.cookie.set(response, token, knownForMs);
  }
}
