import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import type { LeadLinks } from '../templates/lead-facts.js';
import { givenBack as writeGivenBack, unclaimed } from '../templates/unclaimed-lead.js';
import { urgent } from '../templates/urgent.js';
import { whileNew, whileOpen, type MailKind } from './mail-kind.js';

/** Returns a kind of mail that asks its recipient to claim a lead. */
const claimable = <Name extends string>(
  name: Name,
  needsAttention: string,
  write: (lead: Lead, links: LeadLinks) => MailText,
): MailKind<Name> => ({
  name,
  droppedBy: ['claim', 'answer'],
  needsAttention,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const text = write(lead, { ...tools.links.of(lead), site: tools.site });
    return { text, replyTo: tools.visitorOf(lead) };
  },
});

export const unclaimedSteps = [
  claimable('unclaimed', whileNew, unclaimed),
  claimable('still_unclaimed', whileNew, unclaimed),
  claimable('long_unclaimed', whileNew, unclaimed),
] as const;

/** The kinds of mail about an urgent lead: to the people on call, then to everybody. */
export const urgentSteps = [
  claimable('urgent', whileOpen, urgent),
  claimable('still_urgent', whileOpen, urgent),
] as const;

/** Reports that a lead is unclaimed again, because the person who had claimed it did not answer. */
export const givenBack = claimable('given_back', whileNew, writeGivenBack);
