import type { ClaimId } from '@sandhill/company/content/claim-ids.js';
import type { Site } from '@sandhill/company/content/site.js';
import { oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { EndingClaim, TodayLead, TodayPart } from '../../escalation/reminders/today.repository.js';
import { button, framed, notice, words } from './notice.js';

const parts: Record<TodayPart, string> = {
  waiting: 'Waiting for us',
  visit: 'Visits',
  overdue: 'Overdue',
  due: 'Due today',
};

interface Day {
  leads: readonly TodayLead[];
  /** Claims about the firm, such as its rating, that the site will soon stop showing; empty for everyone but owners. */
  claims: readonly EndingClaim[];
  dayLink: string;
  /** Link to the visits, if the page behind `dayLink` does not show them. */
  visitsLink?: string | undefined;
}

const claimNames: Record<ClaimId, string> = {
  aboutYears: 'Years in business',
  associations: 'Associations served',
  projects: 'Projects done',
  rating: 'Rating',
  emergency: 'Emergency service',
  emergencyAllWeek: 'Emergency service, all week',
  contactResponse: 'Time to answer a message',
  quoteResponse: 'Time to answer a quote request',
  waterSaving: 'Water saved',
  accountSetup: 'Time to set up an account',
  award: 'Award',
};

const claimsTitle = 'These claims leave the website soon, unless you enter a newer date under Website, Facts';

export function today({ leads, claims, dayLink, visitsLink }: Day, site: Site): MailText {
  const groups = (Object.keys(parts) as TodayPart[])
    .map((part) => ({ title: parts[part], of: leads.filter((lead) => lead.part === part) }))
    .flatMap(({ title, of }) => (of[0] ? { title, of, total: of[0].total } : []));
  const heading = 'Today';
  const counts = groups.map(({ title, total }) => `${title}: ${total}`).join(', ');
  const summary = counts || (claims.length > 0 ? 'Claims to check' : 'All done');
  const lists = groups.map(({ title, of, total }) => ({
    title,
    list: [
      ...of.map(({ reference, name, time }) => [time, reference, oneLine(name)].filter(Boolean).join(' ')),
      ...(total > of.length ? [`and ${total - of.length} more`] : []),
    ].join('\n'),
  }));
  if (claims.length > 0)
    lists.push({
      title: claimsTitle,
      list: claims.map(({ id, ends }) => `${claimNames[id]}: after ${ends}`).join('\n'),
    });
  const titled = lists.map(({ title, list }) => ({
    text: `${title}\n${list}`,
    html: words(title).html + framed(list).html,
  }));
  return notice({
    subject: [heading, summary],
    heading,
    preview: summary,
    parts: [
      ...titled,
      button('See my day', dayLink),
      ...(visitsLink ? [button('See my visits', visitsLink)] : []),
    ],
    site,
  });
}
