import type { Site } from '@sandhill/company/content/site.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { band, mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { HandOver } from '../../on-call/hand-overs.repository.js';
import { subjectOf } from './mail.js';

const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

const namesOf = (people: HandOver['from']) =>
  people.map(({ firstName, username }) => firstName ?? username).join(', ') || 'no one';

const hint =
  'Urgent requests alert the person on call by notification and email, day and night. Please keep your phone on.';

/** Returns the mail about the hand-overs of the next day, for the people concerned. */
export function handOver(handOvers: readonly HandOver[], deskLink: string, site: Site): MailText {
  const letterhead = letterheadOf(site);
  const heading = 'On call tomorrow';
  const lines = handOvers.map(
    ({ at, from, to }) =>
      `${time.format(at).replaceAll(/\p{Zs}/gu, ' ')}: ${namesOf(from)} hands over to ${namesOf(to)}`,
  );
  const list = lines.join('\n') || 'The schedule has changed: there is no hand-over tomorrow.';
  return {
    subject: subjectOf(heading, lines[0] ?? null),
    text: [heading, list, hint, deskLink].join('\n\n'),
    html: mailPage({
      letterhead,
      language: 'en',
      preview: list,
      heading,
      parts: [band(list), paragraph(escapeHtml(hint)), mainButton('Open the admin area', deskLink)],
      footer: [escapeHtml(letterhead.name)],
    }),
  };
}
