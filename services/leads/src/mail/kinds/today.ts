import { officeDay } from '@sandhill/company/office-day.js';
import { isAllDone } from '../../escalation/reminders/today.repository.js';
import { dayPath, endingClaims, isVisit, visitsPath } from '../../escalation/reminders/today.js';
import { today as write } from '../templates/today.js';
import { forADay, isAfterItsDay, type MailKind } from './mail-kind.js';

/**
 * Sends each person with something to do a list of their day's work, at 7:30 on work days and on days of their visits.
 * Owners also get the claims about the firm, such as its rating, that the site will soon hide.
 */
export const today: MailKind<'today'> = {
  name: 'today',
  isPersonal: true,
  needsAttention: `${forADay} AND NOT ${isAllDone('d')}`,
  isTooLate: (mail) => `(${isAfterItsDay(mail)} OR ${isAllDone(mail)})`,
  addDue: { everyMs: 60_000, run: ({ due, site }) => due.today.addDue(site) },
  async compose({ sourceId, happenedAt }, { due, site, company, links }) {
    const id = sourceId ?? '';
    const leads = await due.today.listFor(id, happenedAt);
    const person = await due.today.personOf(id);
    const claims = person?.role === 'owner' ? endingClaims(site, officeDay(happenedAt)) : [];
    const path = dayPath(person?.role, leads);
    const visitsLink = path !== visitsPath && leads.some(isVisit) ? links.siteUrl(visitsPath) : undefined;
    const language = person?.language ?? 'en';
    const day = { leads, claims, dayLink: links.siteUrl(path), visitsLink, language };
    return { text: write(day, site), replyTo: company() };
  },
};
