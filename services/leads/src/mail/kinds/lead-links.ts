import { Injectable } from '@nestjs/common';
import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { entriesOf } from '../../model/guide-pages.js';
import type { Lead } from '../../model/lead.entity.js';
import { isUrgent } from '../../model/urgency.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { ClaimLinks } from '../../lead-links/claim-links.js';
import { VisitorLinks } from '../../lead-links/visitor-links.js';
import type { CameFrom } from '../templates/lead-facts.js';

@Injectable()
export class LeadLinks {
  constructor(
    private readonly claims: ClaimLinks,
    private readonly visitors: VisitorLinks,
    private readonly photos: PhotoLinks,
    private readonly published: PublishedContent,
  ) {}

  of(lead: Lead): { leadLink: string; haveItLink?: string } {
    const { id, reference, claimedAt } = lead;
    const leadLink = this.siteUrl(`/admin/leads/${reference}`);
    return { leadLink, haveItLink: claimedAt && !isUrgent(lead) ? undefined : this.claims.to(id) };
  }

  visitorPage(lead: Lead): string {
    return this.visitors.to(lead);
  }

  cameFrom({ guide }: Lead): CameFrom[] {
    return entriesOf(guide, this.published.guide).map((entry) => ({
      name: entry.name.en,
      href: this.siteUrl(guidePath(entry)),
    }));
  }

  siteUrl(path: string): string {
    return this.photos.siteUrl(path);
  }
}
