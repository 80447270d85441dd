import { Injectable } from '@nestjs/common';
import { SiteNow } from '@sandhill/company/published-site/site-now.js';
import { answeredWithin, type AnsweredLead } from './answer-times.js';
import type { AnswerTimesResponse } from './answer-times.response.js';
import { StatisticsRepository } from './statistics.repository.js';

const keptMs = 10 * 60_000;

/**
 * Measures how soon the firm has answered recently, for visitors. Leads are read at most once in ten minutes, unless a
 * reading failed.
 */
@Injectable()
export class AnswerTimes {
  private measured?: { at: number; leads: Promise<AnsweredLead[]> };

  constructor(
    private readonly figures: StatisticsRepository,
    private readonly site: SiteNow,
  ) {}

  async read(now = new Date()): Promise<AnswerTimesResponse> {
    const { at, leads } = this.measure(now.getTime());
    const site = this.site.current;
    const known = await leads;
    return {
      measuredAt: new Date(at).toISOString(),
      quote: answeredWithin(known, { kind: 'quote', site, now }) ?? null,
      contact: answeredWithin(known, { kind: 'contact', site, now }) ?? null,
    };
  }

  private measure(at: number) {
    if (this.measured && at - this.measured.at < keptMs) return this.measured;
    const measured = { at, leads: this.figures.answers() };
    this.measured = measured;
    measured.leads.catch(() => {
      if (this.measured === measured) this.measured = undefined;
    });
    return measured;
  }
}
