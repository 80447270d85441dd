import { visitsPath } from '../../escalation/reminders/today.js';
import { today } from '../templates/today.js';
import { forADay, isAfterItsDay, type MailKind } from './mail-kind.js';

/**
 * Tells a person that their visits of the day have changed since the day's summary: somebody else moved, canceled or
 * reassigned one.
 */
export const visitsChanged: MailKind<'visits_changed'> = {
  name: 'visits_changed',
  isPersonal: true,
  needsAttention: forADay,
  isTooLate: isAfterItsDay,
  async compose(mail, tools) {
    const day = await tools.due.today.listFor(mail.sourceId ?? '', mail.happenedAt);
    const visits = day.filter(({ part }) => part === 'visit');
    const language = await tools.languageOf(mail);
    const dayLink = tools.links.siteUrl(visitsPath);
    const text = today({ leads: visits, claims: [], dayLink, language, isChange: true }, tools.site);
    return { text, replyTo: tools.company() };
  },
};
