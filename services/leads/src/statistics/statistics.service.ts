import { Injectable } from '@nestjs/common';
import type { Site } from '@sandhill/company/content/site.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { businessClock, localSeconds } from '@sandhill/company/business-hours.js';
import { durationsOf, promiseOf } from './durations.js';
import {
  StatisticsRepository,
  type Dimension,
  type FigureCount,
  type LeadTimes,
} from './statistics.repository.js';
import type { LeadFiguresResponse, PeriodFiguresResponse } from './statistics.response.js';
import { daysOf, periodBefore, yearBefore, type Period } from './period.js';

const maxPages = 20;

@Injectable()
export class StatisticsService {
  constructor(
    private readonly figures: StatisticsRepository,
    private readonly site: PublishedContent,
  ) {}

  async read(period: Period, now = new Date()): Promise<LeadFiguresResponse> {
    const site = this.site.current;
    const [current, before, earlier] = await Promise.all(
      [period, periodBefore(period), yearBefore(period)].map((each) => this.ofPeriod(each, { site, now })),
    );
    if (!current || !before || !earlier) throw new Error('a period has no figures');
    return { promisedHours: site.responseHours.quote, current, before, yearBefore: earlier };
  }

  private async ofPeriod(
    period: Period,
    { site, now }: { site: Site; now: Date },
  ): Promise<PeriodFiguresResponse> {
    const counts = await this.figures.counts(period);
    const times = await this.figures.times(period);
    return { ...period, ...fromCounts(counts, period), ...fromTimes(times, site, now) };
  }
}

function fromTimes(times: readonly LeadTimes[], site: Site, now: Date) {
  const clock = businessClock(site);
  const promise = { promisedHours: site.responseHours, clock, now: localSeconds(now) };
  return {
    minutesToClaim: durationsOf(times, 'claimedAt', clock),
    minutesToAnswer: durationsOf(times, 'answeredAt', clock),
    claimedWithinPromise: promiseOf(times, promise),
  };
}

function fromCounts(counts: readonly FigureCount[], period: Period) {
  const of = (dimension: Dimension) =>
    counts.flatMap(({ dimension: known, key, count }) => (known === dimension ? { key, count } : []));
  const one = (dimension: Dimension, key: string) =>
    counts.find((known) => known.dimension === dimension && known.key === key);
  const byDay = new Map(of('day').map(({ key, count }) => [key, count]));
  const won = one('status', 'won');
  const [quotes, contacts] = [one('kind', 'quote')?.count ?? 0, one('kind', 'contact')?.count ?? 0];
  return {
    leads: quotes + contacts,
    quotes,
    contacts,
    spam: one('status', 'spam')?.count ?? 0,
    byStatus: of('status').filter(({ key }) => key !== 'spam'),
    bySource: of('source'),
    byService: of('service'),
    byArea: of('area'),
    byLanguage: of('language'),
    byFirstPage: of('firstPage').slice(0, maxPages),
    byGuidePage: of('guidePage').slice(0, maxPages),
    won: { count: won?.count ?? 0, cents: won?.cents ?? 0 },
    lostReasons: of('lostReason'),
    series: daysOf(period).map((day) => ({ day, count: byDay.get(day) ?? 0 })),
  };
}
