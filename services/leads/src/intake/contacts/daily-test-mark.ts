import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { LeadsConfig } from '../../config/leads.config.js';

export const dailyTestHeader = 'x-proof';

/**
 * Makes and checks the mark of the daily test lead: the day and its HMAC, valid only on that day. A lead with a valid
 * mark is hidden in the bin. Only this service can make a mark, so that outsiders cannot hide leads.
 */
@Injectable()
export class DailyTestMark {
  private readonly key: Buffer;

  constructor(config: LeadsConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.PHOTO_LINK_SECRET ?? '', '', 'daily-proof', 32));
  }

  /** @param day `YYYY-MM-DD`, New York time */
  of(day: string): string {
    return `${day}.${createHmac('sha256', this.key).update(day).digest('base64url')}`;
  }

  /** Whether a header is today's mark. A lead with a wrong mark is an ordinary lead. */
  isValid(mark: string | undefined, now = new Date()): boolean {
    if (mark === undefined) return false;
    const [given, ours] = [Buffer.from(mark), Buffer.from(this.of(officeDay(now)))];
    return given.length === ours.length && timingSafeEqual(given, ours);
  }
}
