import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { demoPublicUrl } from '@sandhill/platform/config/public-url.js';
import { LeadsConfig } from '../config/leads.config.js';
import { PhotoLinkExpired, PhotoLinkInvalid } from './photos.errors.js';

const validMs = 30 * 24 * 3_600_000;

/** Signs and verifies the photo links in the office's mails. A link shows one photo and is valid for 30 days. */
@Injectable()
export class PhotoLinks {
  constructor(private readonly config: LeadsConfig) {}

  to(photoId: string, now = Date.now()): string {
    const path = `/api/leads/photos/${photoId}?token=${this.token(photoId, now + validMs)}`;
    return this.siteUrl(path);
  }

  siteUrl(path: string): string {
    return `${(this.config.PUBLIC_URL ?? demoPublicUrl).replace(/\/{1,9}$/, '')}${path}`;
  }

  verify(photoId: string, token: string, now = Date.now()): void {
    const expiry = Number(/^(\d{1,12})\./.exec(token)?.[1]) * 1000;
    if (Number.isNaN(expiry) || !isSame(token, this.token(photoId, expiry))) throw new PhotoLinkInvalid();
    if (now >= expiry) throw new PhotoLinkExpired();
  }

  private token(photoId: string, expiryMs: number): string {
    const expiry = Math.floor(expiryMs / 1000);
    const mac = createHmac('sha256', this.config.PHOTO_LINK_SECRET).update(`photo:${photoId}:${expiry}`);
    return `${expiry}.${mac.digest('base64url')}`;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
