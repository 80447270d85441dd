import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../config/leads.config.js';
import type { Lead } from '../model/lead.entity.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { LeadTokens } from './lead-token.js';

/** SQL: how long links to a visitor's page stay valid after the lead is closed. */
export const validOnceClosed = `interval '60 days'`;

interface VisitorLink {
  leadId: string;
  /** Generation of the page when the link was made. The link has ended if the page's generation is higher. */
  generation: number;
}

/** Makes and reads the links to the page on which a visitor follows their request. The links are not stored. */
@Injectable()
export class VisitorLinks {
  private readonly tokens: LeadTokens;

  constructor(
    config: LeadsConfig,
    private readonly links: PhotoLinks,
  ) {
    this.tokens = new LeadTokens(config.PHOTO_LINK_SECRET ?? '', 'visitor-page');
  }

  pathOf({ id, pageGeneration = 0, language }: Pick<Lead, 'id' | 'language'> & Partial<Lead>): string {
    const prefix = language === 'es' ? '/es' : '';
    return `${prefix}/q/${this.tokens.sign(id, pageGeneration)}`;
  }

  to(lead: Lead): string {
    return this.links.siteUrl(this.pathOf(lead));
  }

  read(token: string): VisitorLink | undefined {
    const read = this.tokens.read(token);
    return read && { leadId: read.leadId, generation: read.number };
  }
}
