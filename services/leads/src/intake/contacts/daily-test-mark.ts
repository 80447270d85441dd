import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { LeadsConfig } from '../../config/leads.config.js';

/** Carries the mark of the daily test lead (D15). */
export const dailyTestHeader = 'x-proof';

/**
 * The mark by which the daily test lead is known: the day and its HMAC, valid on that day alone. No one outside can make
 * one, so it can hide no one's lead.
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

  /** Whether a header is the mark of today. A wrong one changes nothing: the lead is an ordinary one. */
  isValid(mark: string | undefined, now = new Date()): boolean {
    if (mark === undefined) return false;
    const [given, ours] = [Buffer.from(mark), Buffer.from(this.of(officeDay(now)))];
    return given.length === ours.length && timingSafeEqual(given, ours);
  }
}
