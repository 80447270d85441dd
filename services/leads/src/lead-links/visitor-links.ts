import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../config/leads.config.js';
import type { Lead } from '../model/lead.entity.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { LeadTokens } from './lead-token.js';

/** The lead that a link of a visitor's page names. */
interface VisitorLink {
  leadId: string;
  /** A page whose generation has risen since has newer links alone. */
  generation: number;
}

/** The links of the page on which a visitor follows their request (N1). Nothing of them is stored. */
@Injectable()
export class VisitorLinks {
  private readonly tokens: LeadTokens;

  constructor(
    config: LeadsConfig,
    private readonly links: PhotoLinks,
  ) {
    this.tokens = new LeadTokens(config.PHOTO_LINK_SECRET ?? '', 'visitor-page');
  }

  /** The page's path on the site, in the visitor's language. */
  pathOf({ id, pageGeneration = 0, language }: Pick<Lead, 'id' | 'language'> & Partial<Lead>): string {
    const prefix = language === 'es' ? '/es' : '';
    return `${prefix}/q/${this.tokens.sign(id, pageGeneration)}`;
  }

  /** The page's absolute URL. */
  to(lead: Lead): string {
    return this.links.siteUrl(this.pathOf(lead));
  }

  /** @returns undefined if the token is not one of ours */
  read(token: string): VisitorLink | undefined {
    const read = this.tokens.read(token);
    return read && { leadId: read.leadId, generation: read.number };
  }
}
