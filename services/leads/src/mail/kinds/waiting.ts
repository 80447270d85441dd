import { businessClock } from '@sandhill/company/business-hours.js';
import { waiting as write } from '../templates/waiting.js';
import { customerActions } from './customer-actions.js';
import { isAnswered, whileOpen, type MailKind } from './mail-kind.js';

/** Returns a kind of mail that reports that the customer of an answered lead waits again. */
const waiting = <Name extends string>(name: Name): MailKind<Name> => ({
  name,
  droppedBy: ['answer'],
  needsAttention: `${whileOpen} AND lead.waiting_since IS NOT NULL`,
  isTooLate: isAnswered,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const { site } = tools;
    const since = lead.waitingSince ?? mail.happenedAt;
    const businessHours = businessClock(site).hoursBetween(since, new Date());
    const { leadLink } = tools.links.of(lead);
    const photosAdded = lead.photosAddedAt?.getTime() === since.getTime();
    const news = await customerActions(tools.manager, lead.id, since);
    const language = await tools.languageOf(mail);
    const text = write(lead, { since, businessHours, photosAdded, news, leadLink, language, site });
    return { text, replyTo: tools.visitorOf(lead) };
  },
});

/** The kinds of mail in the order of the escalation steps: immediately, after 4 and after 8 office hours. */
export const waitingSteps = [waiting('waiting'), waiting('still_waiting'), waiting('long_waiting')] as const;
