import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../config/leads.config.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { ClaimLinkExpired, LeadLinkInvalid } from './lead-links.errors.js';
import { LeadTokens } from './lead-token.js';

const validSeconds = 7 * 24 * 3_600;

/**
 * Makes and checks the links of the button "I have it" in the office's mails. The token in a link contains the id of a
 * lead and an expiry time. Anyone with the mail can claim the lead.
 */
@Injectable()
export class ClaimLinks {
  private readonly tokens: LeadTokens;

  constructor(
    config: LeadsConfig,
    private readonly links: PhotoLinks,
  ) {
    this.tokens = new LeadTokens(config.PHOTO_LINK_SECRET ?? '', 'lead-claims');
  }

  to(leadId: string, now = Date.now()): string {
    return this.links.siteUrl(`/have-it/${this.token(leadId, now)}`);
  }

  token(leadId: string, now = Date.now()): string {
    return this.tokens.sign(leadId, Math.floor(now / 1000) + validSeconds);
  }

  verify(token: string, now = Date.now()): string {
    const read = this.tokens.read(token);
    if (!read) throw new LeadLinkInvalid();
    if (now >= read.number * 1000) throw new ClaimLinkExpired();
    return read.leadId;
  }
}
