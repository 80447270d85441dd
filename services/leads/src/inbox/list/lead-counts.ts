import { Injectable } from '@nestjs/common';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { leadStatuses, type LeadKind, type LeadStatus } from '../../model/lead-status.js';
import type { LeadCountsResponse } from '../lead-summary.response.js';
import { LeadListRepository, type LeadCount } from './lead-list.repository.js';
import { claimedByMail, unclaimed, withoutOwner } from './lead-order.js';
import { lateSince, toOrder } from './to-filter.js';

@Injectable()
export class LeadCounts {
  constructor(
    private readonly list: LeadListRepository,
    private readonly site: PublishedContent,
  ) {}

  async read(caller: Identity): Promise<LeadCountsResponse> {
    const [counts, badges] = await Promise.all([
      this.list.countByStatus(),
      this.list.countEach({
        late: { filter: { lateSince: lateSince(this.site.current) } },
        mine: { filter: { ownerId: caller.userId, statuses: ['new', 'contacted'] } },
        unclaimed: { order: unclaimed },
        claimedByMail: { order: claimedByMail },
        withoutOwner: { order: withoutOwner },
        myDay: { order: toOrder({ view: 'my-day' }, caller) },
      }),
    ]);
    return { ...byKindAndStatus(counts), ...badges };
  }
}

function byKindAndStatus(counts: readonly LeadCount[]) {
  const sum = (matches: (count: LeadCount) => boolean) =>
    counts.filter(matches).reduce((total, { count }) => total + count, 0);
  const ofKind = (kind: LeadKind) => sum((count) => count.kind === kind && count.status !== 'spam');
  const byStatus = Object.fromEntries(
    leadStatuses.map((status) => [status, sum((count) => count.status === status)]),
  ) as Record<LeadStatus, number>;
  return { quotes: ofKind('quote'), contacts: ofKind('contact'), byStatus };
}
