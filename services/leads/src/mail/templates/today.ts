import { claimNames } from '@sandhill/company/content/claim-names.js';
import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { EndingClaim, TodayLead, TodayPart } from '../../escalation/reminders/today.js';
import { button, framed, notice, words } from './notice.js';
import { staffWords } from './staff-words.js';

interface Day {
  leads: readonly TodayLead[];
  /** Claims about the firm, such as its rating, that the site will soon stop showing; empty for everyone but owners. */
  claims: readonly EndingClaim[];
  dayLink: string;
  /** Link to the visits, if the page behind `dayLink` does not show them. */
  visitsLink?: string | undefined;
  language: Language;
  /** Whether the mail only reports that the person's visits of the day have changed. */
  isChange?: boolean;
}

export function today(
  { leads, claims, dayLink, visitsLink, language, isChange = false }: Day,
  site: Site,
): MailText {
  const said = staffWords[language].today;
  const groups = (Object.keys(said.parts) as TodayPart[])
    .map((part) => ({ title: said.parts[part], of: leads.filter((lead) => lead.part === part) }))
    .flatMap(({ title, of }) => (of[0] ? { title, of, total: of[0].total } : []));
  const heading = isChange ? said.changed : said.heading;
  const counts = groups.map(({ title, total }) => `${title}: ${total}`).join(', ');
  const summary = counts || (claims.length > 0 ? said.toCheck : isChange ? said.noVisits : said.allDone);
  const lists = groups.map(({ title, of, total }) => ({
    title,
    list: [
      ...of.map(({ reference, name, time }) => [time, reference, oneLine(name)].filter(Boolean).join(' ')),
      ...(total > of.length ? [said.more(total - of.length)] : []),
    ].join('\n'),
  }));
  if (claims.length > 0)
    lists.push({
      title: said.claimsTitle,
      list: claims.map(({ id, ends }) => said.claimEnds(claimNames[language][id], ends)).join('\n'),
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
      button(isChange ? said.seeVisits : said.seeDay, dayLink),
      ...(visitsLink ? [button(said.seeVisits, visitsLink)] : []),
    ],
    language,
    site,
  });
}
