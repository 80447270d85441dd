import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { spanishTime } from '@sandhill/company/spanish-time.js';
import { plainSpaces, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { HandOver } from '../../on-call/hand-overs.repository.js';
import { button, framed, notice, words } from './notice.js';
import { staffWords } from './staff-words.js';

const time = {
  en: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
  es: new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
};

interface Handing {
  handOvers: readonly HandOver[];
  deskLink: string;
  language: Language;
}

export function handOver({ handOvers, deskLink, language }: Handing, site: Site): MailText {
  const said = staffWords[language].handOver;
  const { heading } = said;
  const namesOf = (people: HandOver['from']) =>
    people.map(({ firstName, username }) => firstName ?? username).join(', ') || said.noOne;
  const lines = handOvers.map(
    ({ at, from, to }) =>
      `${plainSpaces(spanishTime(time[language].format(at)))}: ${said.line(namesOf(from), namesOf(to))}`,
  );
  const list = lines.join('\n') || said.none;
  const open = { ...button(said.open, deskLink), text: deskLink };
  return notice({
    subject: [heading, lines[0] ?? null],
    heading,
    preview: list,
    parts: [framed(list), words(said.hint), open],
    language,
    site,
  });
}
