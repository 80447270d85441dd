import type { Site } from '@sandhill/company/content/site.js';
import type { Language, Localized } from '@sandhill/company/language.js';
import { matchArea } from '@sandhill/company/match-area.js';
import { isSameWord } from '@sandhill/company/same-word.js';
import { tokenize } from '@sandhill/company/tokenize.js';
import type { ChatLink } from '../../model/chat-message.entity.js';
import { keywords } from './keywords.js';

interface Topic {
  title: Localized;
  path: string;
  words: Record<Language, readonly string[]>;
}

const hours: Topic = {
  title: { en: 'Opening hours', es: 'Horario de la oficina' },
  path: '/contact',
  words: {
    en: ['hours', 'open', 'opened', 'closed', 'close', 'saturday', 'sunday', 'weekend', 'holiday'],
    es: [
      'horario',
      'abren',
      'abre',
      'abierto',
      'abierta',
      'cierran',
      'cerrado',
      'sabado',
      'domingo',
      'feriado',
    ],
  },
};

const area: Topic = {
  title: { en: 'Our service area', es: 'Nuestra zona de servicio' },
  path: '/about#service-area',
  words: {
    en: ['area', 'areas', 'county', 'counties', 'zip', 'located'],
    es: ['zona', 'zonas', 'condado', 'condados', 'postal', 'ubicados'],
  },
};

/**
 * Minimum number of words, stop words aside, that a text must share with a question. If a question has fewer words than
 * this, the text must contain all of them.
 */
const fewestShared = 2;

export function hoursLinks(text: string, language: Language): ChatLink[] {
  return asks(text, hours) ? [linkTo(hours, language)] : [];
}

export function areaLinks({ areas }: Pick<Site, 'areas'>, text: string, language: Language): ChatLink[] {
  return matchArea(text, areas).match !== 'unknown' || asks(text, area) ? [linkTo(area, language)] : [];
}

/**
 * Returns links to the pages of questions that share enough words with a text. The question with the largest share of
 * its words in the text comes first.
 */
export function questionLinks(
  { questions }: Pick<Site, 'questions'>,
  text: string,
  language: Language,
): ChatLink[] {
  const said = keywords(text, language);
  return questions
    .flatMap(({ question, places: [place] }) => {
      if (!place) return [];
      const asked = keywords(question[language], language);
      const shared = asked.filter((word) => said.some((one) => isSameWord(word, one))).length;
      const isFitting = shared >= Math.min(fewestShared, asked.length) && shared > 0;
      const path = place === 'contact' ? '/contact' : `/services/${place}`;
      return isFitting ? [{ link: { title: question[language], path }, share: shared / asked.length }] : [];
    })
    .sort((one, other) => other.share - one.share)
    .map(({ link }) => link);
}

/**
 * Whether a text asks about a topic. Compares the words of both languages, because many visitors who write Spanish use
 * the English pages.
 */
function asks(text: string, { words }: Topic): boolean {
  const said = tokenize(text);
  return [...words.en, ...words.es].some((word) => said.some((one) => isSameWord(word, one)));
}

const linkTo = ({ title, path }: Topic, language: Language): ChatLink => ({ title: title[language], path });
