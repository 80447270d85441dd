import type { Site } from '@sandhill/company/content/site.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { wordClasses } from './word-classes.js';

export interface MarkedText {
  email: string | null;
  phone?: string | null;
  subject?: string | null;
  message: string;
}

const freeMailers = /^(gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|comcast|me)\./;
const phoneNumber = /\d{3}.?\d{3}.?\d{4}/;

/**
 * Returns the distinct tokens of a lead: beginnings of words, hosts of links, the sender's domain unless many share it,
 * and features of the text. Each is mapped to the text that is shown for it, or to null if it would explain nothing.
 */
export function spamTokens(
  { email, phone, subject, message }: MarkedText,
  own: ReadonlySet<string>,
): Map<string, string | null> {
  const text = plain(`${subject ?? ''} . ${message}`);
  const words = wordsOf(text);
  const tokens = new Map<string, string | null>(
    words.map((word) => [beginning(word), isTelling(word) ? word : null]),
  );
  const add = (token: string, shown: string | null = null) => tokens.set(token, shown);
  for (const [, host = ''] of text.matchAll(/(?:https?:\/\/|www\.)([a-z0-9.-]+)/g)) {
    add(`host:${host}`, host);
    add('is:link');
  }
  const domain = plain(email ?? '').split('@')[1] ?? '';
  const isFree = freeMailers.test(domain);
  add(isFree ? 'is:free' : 'is:domain');
  if (domain && !isFree) add(`from:${domain}`, domain);
  for (const [name, pattern] of Object.entries(wordClasses))
    add(`is:${name}${Math.min(3, text.match(pattern)?.length ?? 0)}`);
  add(`is:phone${Number(Boolean(phone) || phoneNumber.test(text))}`);
  add(`is:percent${Number(text.includes('%'))}`);
  add(`is:long${Math.min(4, Math.floor(words.length / 12))}`);
  const content = new Set(words.filter((word) => word.length > 3).map(beginning));
  const known = [...content].filter((word) => own.has(word)).length;
  add(`is:own${Math.min(6, known)}`);
  if (content.size > 0) add(`is:share${Math.round((known / content.size) * 5)}`);
  return tokens;
}

/** Returns the beginnings of the words that the firm uses for its own work, in services, questions and guide. */
export function businessWords(site: Pick<Site, 'services' | 'questions'>, guide: readonly GuideEntryName[]) {
  const texts = textsIn([site.services, site.questions, guide.map(({ name, words }) => [name, words])]);
  return new Set(
    texts
      .flatMap((text) => wordsOf(plain(text)))
      .filter((word) => word.length > 3)
      .map(beginning),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => text.match(/[a-z]{3,24}/g) ?? [];

/** Whether a word is worth showing to staff: "you" and "we" have a high weight but explain nothing. */
const isTelling = (word: string) => !word.match(wordClasses.you) && !word.match(wordClasses.me);

/** Returns the first five letters, so that forms of a word count as one, such as "marketing" and "marketer". */
const beginning = (word: string) => word.slice(0, 5);
