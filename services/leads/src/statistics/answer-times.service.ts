import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { answerMinutes, answeredWithin } from './answer-times.js';
import type { AnswerTimesResponse } from './answer-times.response.js';
import { StatisticsRepository } from './statistics.repository.js';

const keptMs = 10 * 60_000;

/**
 * Measures how soon the firm has answered recently, for visitors. Leads are read at most once in ten minutes, unless
 * the last attempt failed or the site was published again, which may change the office hours.
 */
@Injectable()
export class AnswerTimes {
  private measured?: ReturnType<AnswerTimes['measureAt']>;

  constructor(
    private readonly figures: StatisticsRepository,
    private readonly site: PublishedContent,
  ) {}

  async read(now = new Date()): Promise<AnswerTimesResponse> {
    const { at, site, minutes } = this.measure(now.getTime());
    const known = await minutes;
    return {
      measuredAt: new Date(at).toISOString(),
      quote: answeredWithin(known, { kind: 'quote', site, now }) ?? null,
      contact: answeredWithin(known, { kind: 'contact', site, now }) ?? null,
    };
  }

  private measure(at: number) {
    const { measured: last } = this;
    if (last && at - last.at < keptMs && last.site === this.site.current) return last;
    const measured = this.measureAt(at);
    this.measured = measured;
    measured.minutes.catch(() => {
      if (this.measured === measured) this.measured = undefined;
    });
    return measured;
  }

  private measureAt(at: number) {
    const site = this.site.current;
    return { at, site, minutes: this.figures.answers().then((leads) => answerMinutes(leads, site)) };
  }
}
