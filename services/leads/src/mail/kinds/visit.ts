import type { Lead } from '../../model/lead.entity.js';
import { LeadHistory } from '../../model/lead-history.entity.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { invitationFor } from '../../visits/model/visit-calendar.js';
import { offerOpenings } from '../../visits/model/offer-openings.js';
import type { VisitFacts } from '../../visits/model/visit-facts.js';
import { offersFor } from '../../visits/model/visit-offers.js';
import { addReminders, forgetErased } from '../../visits/model/visit-mails.js';
import { Visit } from '../../visits/model/visit.entity.js';
import type { ClaimedMail } from './claimed-mail.js';
import type { MailContent } from '../notifications/mail-content.js';
import { visitMail, type VisitNews, type VisitTime } from '../templates/visit.js';
import { forADay, type MailKind } from './mail-kind.js';
import type { MailTools } from './mail-tools.js';

const minuteMs = 60_000;

/** Reads the facts of a visit from the lead's history, so that a retry sends the same text. */
async function readVisitFacts<Facts extends VisitFacts>(
  { sourceId }: ClaimedMail,
  tools: MailTools,
): Promise<Facts> {
  const { details } = await tools.manager.findOneByOrFail(LeadHistory, { id: sourceId ?? '' });
  return details as Facts;
}

/** SQL: whether the visit is still as the event that caused the mail arranged it. */
const isArranged = (mail: string): string => `EXISTS (
  SELECT FROM visits v WHERE v.lead_id = ${mail}.lead_id AND v.event_id = ${mail}.source_id AND v.state <> 'cancelled')`;

const arranged = <Name extends `visit_${string}`>(
  name: Name,
  { news, ...more }: { news: VisitNews } & Pick<MailKind, 'addDue' | 'isTooLate'>,
): MailKind<Name> => ({
  name,
  needsAttention: `${forADay} AND ${isArranged('d')}`,
  ...more,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const facts = await readVisitFacts(mail, tools);
    const text = visitMail({ news, ...(await shared(lead, facts, tools)) }, tools.site);
    const visit = { ...facts, id: facts.visit };
    return { text, ...toVisitor(lead, tools), calendar: invitation(visit, lead, tools) };
  },
});

/**
 * The condition `isTooLate` of a mail about a booking or a move: true when a later change has replaced that
 * arrangement, unless the mail about the change is still unsent. A mail that was never tried gets another minute after
 * the mail about the change is sent, because mails that are queued at the same time are sent in any order.
 */
const isReplaced = (mail: string): string => `NOT ${isArranged(mail)} AND NOT EXISTS (
  SELECT FROM deliveries news WHERE news.lead_id = ${mail}.lead_id AND news.channel = 'mail'
    AND news.kind IN ('visit_moved', 'visit_cancelled') AND news.id > ${mail}.id
    AND (news.state NOT IN ('sent', 'failed')
      OR ${mail}.attempts = 0 AND news.sent_at > now() - interval '1 minute'))`;

export const visitBooked = arranged('visit_booked', { news: 'booked', isTooLate: isReplaced });
export const visitMoved = arranged('visit_moved', { news: 'moved', isTooLate: isReplaced });

/** Reminds the visitor at ten in the morning of the day before the visit. */
export const visitReminder = arranged('visit_reminder', {
  news: 'reminder',
  // The mail says "tomorrow", so it must be sent before the day of the visit.
  isTooLate: (mail) => `NOT EXISTS (
    SELECT FROM visits v WHERE v.lead_id = ${mail}.lead_id AND v.event_id = ${mail}.source_id AND v.state = 'booked'
      AND v.date > (now() AT TIME ZONE 'America/New_York')::date)`,
  addDue: { everyMs: minuteMs, run: ({ manager }) => addReminders(manager, new Date()) },
});

/** Returns a kind of mail that reports an event of a visit and has no calendar entry. */
const happened = <Name extends `visit_${string}`>(
  name: Name,
  { news, ...more }: { news: VisitNews } & Pick<MailKind, 'isTooLate'>,
): MailKind<Name> => ({
  name,
  needsAttention: forADay,
  ...more,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const facts = await readVisitFacts(mail, tools);
    const text = visitMail({ news, ...(await shared(lead, facts, tools)) }, tools.site);
    return { text, ...toVisitor(lead, tools) };
  },
});

export const visitOnTheWay = happened('visit_on_the_way', {
  news: 'onTheWay',
  // The mail says that the crew arrives in about 20 minutes.
  isTooLate: (mail) => `(${mail}.created_at < now() - interval '20 minutes' OR NOT EXISTS (
    SELECT FROM visits v WHERE v.lead_id = ${mail}.lead_id AND v.state = 'on_the_way'))`,
});

export const visitNoShow = happened('visit_no_show', { news: 'noShow' });

/** Notifies the visitor that the visit is canceled, even if their lead is in the bin or erased. */
export const visitCancelled: MailKind<'visit_cancelled'> = {
  name: 'visit_cancelled',
  isPersonal: true,
  needsAttention: forADay,
  isDueFromBin: true,
  addDue: { everyMs: minuteMs, run: ({ manager }) => forgetErased(manager) },
  async compose(mail, tools) {
    const visit = await tools.manager.findOneByOrFail(Visit, { id: mail.sourceId ?? '' });
    const { language, reason, cancelledBy } = visit;
    const lead = mail.leadId === null ? undefined : await tools.leadOf(mail);
    const email = lead?.email ?? mail.recipient ?? '';
    const isOpen = lead?.deletedAt === null && ['new', 'contacted'].includes(lead.status);
    const facts = { news: 'cancelled', language, time: visit, reason } as const;
    const offers = lead && cancelledBy === 'office' && isOpen ? await offersFor(tools, lead) : [];
    const more = isOpen && lead ? { ...linkTo(lead, tools), offers } : {};
    const text = visitMail({ ...facts, ...more, reference: lead?.reference }, tools.site);
    return { text, visitor: email, replyTo: tools.company(), calendar: end(visit, email, tools) };
  },
};

/**
 * Offers other visit times to a visitor whose lead was suspected spam, if the time that they chose was taken in the
 * meantime.
 */
export const visitChoices: MailKind<'visit_choices'> = {
  name: 'visit_choices',
  needsAttention: forADay,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const { language, reference } = lead;
    const offers = await offersFor(tools, lead);
    const text = visitMail(
      { news: 'choices', language, reference, offers, ...linkTo(lead, tools) },
      tools.site,
    );
    return { text, ...toVisitor(lead, tools) };
  },
};

const isOfferOver = (mail: string): string => `NOT EXISTS (
  SELECT FROM visit_openings o JOIN lead_history h ON h.id = ${mail}.source_id
  WHERE o.lead_id = ${mail}.lead_id AND least(o.offered_until, (h.details ->> 'until')::timestamptz) > now())`;

/** Offers a visit time that has become free to a visitor who waits for one. */
export const visitOffer: MailKind<'visit_offer'> = {
  name: 'visit_offer',
  needsAttention: `${forADay} AND NOT ${isOfferOver('d')}`,
  isTooLate: isOfferOver,
  addDue: { everyMs: minuteMs, run: (tools) => offerOpenings(tools) },
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const { language, reference } = lead;
    const { until, ...time } = await readVisitFacts<VisitFacts & { until: string }>(mail, tools);
    const facts = { news: 'offer', time, until: new Date(until), language, reference } as const;
    return {
      text: visitMail({ ...facts, ...linkTo(lead, tools) }, tools.site),
      ...toVisitor(lead, tools),
    };
  },
};

async function shared(lead: Lead, { visit, date, starts, ends }: VisitFacts, tools: MailTools) {
  const now = await tools.manager.findOneBy(Visit, { id: visit });
  const person = now?.personId
    ? await tools.manager.findOneBy(StaffMember, { id: now.personId, isActive: true })
    : null;
  const { language, reference } = lead;
  const time = { date, starts, ends };
  return { time, language, reference, ...linkTo(lead, tools), person: person?.firstName };
}

const linkTo = (lead: Lead, { links }: MailTools) => ({ pageLink: links.visitorPage(lead) });

const toVisitor = (lead: Lead, { company }: MailTools): Pick<MailContent, 'visitor' | 'replyTo'> => ({
  visitor: lead.email,
  replyTo: company(),
});

const titles = { en: 'Visit by', es: 'Visita de' };

function invitation(
  visit: VisitTime & { id: string; sequence: number },
  lead: Lead,
  tools: MailTools,
): MailContent['calendar'] {
  const url = tools.links.visitorPage(lead);
  const event = { ...visit, ...inCalendar(lead, tools), url, description: url };
  return { method: 'REQUEST', content: invitationFor({ ...event, attendee: lead.email ?? '' }, 'REQUEST') };
}

const inCalendar = ({ language, areaName }: Pick<Lead, 'language' | 'areaName'>, tools: MailTools) => ({
  summary: `${titles[language]} ${tools.site.profile.name}`,
  location: areaName ?? undefined,
  organizer: tools.addresses.sender,
});

function end(visit: Visit, attendee: string, tools: MailTools): MailContent['calendar'] {
  const { language } = visit;
  const event = { ...visit, ...inCalendar({ language, areaName: null }, tools), attendee };
  return { method: 'CANCEL', content: invitationFor(event, 'CANCEL') };
}
