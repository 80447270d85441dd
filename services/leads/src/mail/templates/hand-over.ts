import type { Site } from '@sandhill/company/content/site.js';
import { plainSpaces, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { HandOver } from '../../on-call/hand-overs.repository.js';
import { button, framed, notice, words } from './notice.js';

const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

const namesOf = (people: HandOver['from']) =>
  people.map(({ firstName, username }) => firstName ?? username).join(', ') || 'no one';

const hint =
  'Leads that can’t wait alert the person on call by notification and email, day and night. Please keep your phone on.';

export function handOver(handOvers: readonly HandOver[], deskLink: string, site: Site): MailText {
  const heading = 'On call tomorrow';
  const lines = handOvers.map(
    ({ at, from, to }) => `${plainSpaces(time.format(at))}: ${namesOf(from)} hands over to ${namesOf(to)}`,
  );
  const list = lines.join('\n') || 'The schedule has changed: there is no hand-over tomorrow.';
  const open = { ...button('Open the admin area', deskLink), text: deskLink };
  return notice({
    subject: [heading, lines[0] ?? null],
    heading,
    preview: list,
    parts: [framed(list), words(hint), open],
    site,
  });
}
