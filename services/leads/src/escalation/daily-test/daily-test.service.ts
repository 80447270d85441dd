import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { dailyTestMoment } from './daily-test-hours.js';
import type { DailyTest } from './daily-test.entity.js';
import type { ProofResponse } from './daily-test.response.js';
import { DailyTestsRepository } from './daily-tests.repository.js';

@Injectable()
export class DailyTestService {
  constructor(
    private readonly config: LeadsConfig,
    private readonly tests: DailyTestsRepository,
    private readonly site: PublishedContent,
  ) {}

  async read(now = new Date()): Promise<ProofResponse> {
    if (!this.config.proofUrl) return { at: null, seconds: null, state: 'off' };
    const test = await this.tests.latest();
    if (!test) return { at: null, seconds: null, state: 'none' };
    const { day, isTime, isDue } = dailyTestMoment(this.site.current, now);
    // Today's test lead was due, but the worker has not sent it.
    if (isDue && test.day !== day) return { at: null, seconds: null, state: 'late' };
    const at = test.begunAt?.toISOString() ?? null;
    if (test.arrivedAt) return { at, seconds: secondsOf(test), state: 'ok' };
    const isUnderWay = test.day === day && isTime && !isDue;
    return { at, seconds: null, state: isUnderWay ? 'none' : 'late' };
  }
}

function secondsOf({ begunAt, arrivedAt }: DailyTest): number | null {
  if (!begunAt || !arrivedAt) return null;
  return Math.round((arrivedAt.getTime() - begunAt.getTime()) / 100) / 10;
}
