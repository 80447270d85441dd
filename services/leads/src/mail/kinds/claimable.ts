import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import type { LeadLinks } from '../templates/lead-facts.js';
import { givenBack as writeGivenBack, unclaimed } from '../templates/unclaimed-lead.js';
import { urgent } from '../templates/urgent.js';
import { whileNew, whileOpen, type MailKind } from './mail-kind.js';

/**
 * Returns a kind of mail that asks its recipient to claim a lead. `takenAt` names the column that a claim sets. If it is
 * set when an attempt fails, the lead was claimed while a worker was sending the mail, so the claim could not delete
 * the mail. The mail is then not tried again.
 */
const claimable = <Name extends string>(
  name: Name,
  { needsAttention, takenAt }: { needsAttention: string; takenAt: 'claimed_at' | 'urgent_taken_at' },
  write: (lead: Lead, links: LeadLinks) => MailText,
): MailKind<Name> => ({
  name,
  droppedBy: ['claim', 'answer'],
  needsAttention: `${needsAttention} AND lead.${takenAt} IS NULL`,
  isTooLate: (mail) =>
    `EXISTS (SELECT FROM leads lead WHERE lead.id = ${mail}.lead_id AND lead.${takenAt} IS NOT NULL)`,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const language = await tools.languageOf(mail);
    const text = write(lead, { ...tools.links.of(lead), language, site: tools.site });
    return { text, replyTo: tools.visitorOf(lead) };
  },
});

const untilClaimed = { needsAttention: whileNew, takenAt: 'claimed_at' } as const;
const untilTaken = { needsAttention: whileOpen, takenAt: 'urgent_taken_at' } as const;

export const unclaimedSteps = [
  claimable('unclaimed', untilClaimed, unclaimed),
  claimable('still_unclaimed', untilClaimed, unclaimed),
  claimable('long_unclaimed', untilClaimed, unclaimed),
] as const;

/** The kinds of mail about an urgent lead: to the people on call, then to everybody. */
export const urgentSteps = [
  claimable('urgent', untilTaken, urgent),
  claimable('still_urgent', untilTaken, urgent),
] as const;

/** Reports that a lead is unclaimed again, because the person who had claimed it did not answer. */
export const givenBack = claimable('given_back', untilClaimed, writeGivenBack);
