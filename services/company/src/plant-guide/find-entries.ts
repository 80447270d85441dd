import type { Localized } from '../language.js';
import { isMisspelled } from '../misspelling.js';
import { isSameWord, soundOf } from '../same-word.js';
import { tokenize } from '../tokenize.js';

/** An entry with the names under which a search finds it, such as a `GuideEntryName`. */
export interface NamedEntry {
  slug: string;
  name: Localized;
  /** Scientific name and synonyms. */
  words: readonly string[];
}

const maxWords = 30;

/**
 * Returns the entries that match a query, best first, by names, scientific names and synonyms in both languages.
 * Accents, capitals and spaces are ignored, and beginnings and small misspellings match. For several words, entries
 * whose names contain all of them come first, then entries whose whole name occurs in the query. For a query without
 * letters or digits, returns no entry.
 */
export function findEntries<E extends NamedEntry>(entries: readonly E[], query: string): E[] {
  const asked = toTerm(query);
  if (asked.words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

interface Run {
  words: string[];
  /** The words without spaces between them. It does not matter whether a name is written as one word or as several. */
  whole: string;
}

interface Term extends Run {
  /** All runs of consecutive words, up to `maxRunLength` words long. */
  runs: Run[];
}

/** Replaces the beginning "palmera" with "palma", because Spanish has two words for a palm. */
const toCommonWord = (word: string) => word.replace(/^palmera/, 'palma');

const maxRunLength = 6;

function toTerm(text: string): Term {
  const words = tokenize(text).slice(0, maxWords).map(toCommonWord);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxRunLength, words.length - from) }, (__, more) =>
      toRun(words.slice(from, from + more + 1)),
    ),
  );
  return { ...toRun(words), runs };
}

const toRun = (words: string[]): Run => ({ words, whole: words.join('') });

interface Terms {
  names: Term[];
  synonyms: Term[];
  /** Words of all names and synonyms. */
  words: string[];
}

const termsOfEntries = new WeakMap<NamedEntry, Terms>();

/** Returns the terms of an entry. They are made only once, because a list is searched on every key press. */
function termsOf(entry: NamedEntry): Terms {
  const known = termsOfEntries.get(entry);
  if (known) return known;
  const names = [entry.name.en, entry.name.es].map(toTerm);
  const synonyms = entry.words.map(toTerm);
  const terms = { names, synonyms, words: [...names, ...synonyms].flatMap(({ words }) => words) };
  termsOfEntries.set(entry, terms);
  return terms;
}

/** Additional points for a match with a name, so that it ranks above an equally good match with a synonym. */
const namePoints = 5;

function scoreOf(entry: NamedEntry, asked: Term): number {
  const { names, synonyms, words } = termsOf(entry);
  const best = Math.max(
    ...names.map((term) => pointsOf(fitOf(term, asked), namePoints)),
    ...synonyms.map((term) => fitOf(term, asked)),
  );
  // Gives the lowest score to a query such as "zamia coontie", which combines words from several names.
  return best > 0 ? best : Number(hasAll(words, asked.words, isAlike));
}

const pointsOf = (fit: number, more: number): number => (fit > 0 ? fit + more : 0);

const ways: [points: number, fits: (term: Term, asked: Term) => boolean][] = [
  [100, (term, asked) => term.whole === asked.whole],
  [90, (term, asked) => term.whole.startsWith(asked.whole)],
  [80, (term, asked) => hasAll(term.words, asked.words, isBeginning)],
  [75, (term, asked) => term.runs.some((run) => isNear(run, asked) && run.whole.startsWith(asked.whole))],
  [70, (term, asked) => isAlike(term.whole, asked.whole)],
  [60, (term, asked) => hasAll(term.words, asked.words, isAlike)],
  [50, (term, asked) => asked.runs.some((run) => isNear(run, term) && run.whole === term.whole)],
  [40, (term, asked) => asked.runs.some((run) => isNear(run, term) && isSameRun(run, term))],
];

const fitOf = (term: Term, asked: Term): number => ways.find(([, fits]) => fits(term, asked))?.[0] ?? 0;

const hasAll = (
  words: readonly string[],
  asked: readonly string[],
  isSame: (word: string, said: string) => boolean,
): boolean => asked.every((said) => words.some((word) => isSame(word, said)));

const isNear = (one: Run, other: Run): boolean => Math.abs(one.words.length - other.words.length) <= 1;

const isSameRun = (run: Run, { words, whole }: Run): boolean =>
  isSameWord(whole, run.whole) ||
  (run.words.length === words.length &&
    words.every((word, place) => isSameWord(word, run.words[place] ?? '')));

const isBeginning = (word: string, start: string): boolean => word.startsWith(start);

/** Like `isSameWord`, but also accepts the beginning of a word, which the visitor may still be typing. */
const isAlike = (word: string, said: string): boolean =>
  isSameWord(word, said) ||
  beginningsOf(word, said).some(
    (start) =>
      soundOf(start) === soundOf(said) ||
      // A misspelled beginning must be long: "mango" is a whole word, not a misspelled beginning of "mangrove".
      (said.length >= minMisspelledLength && isMisspelled(start, said)),
  );

const minBeginningLength = 4;
const minMisspelledLength = 6;

const beginningsOf = (word: string, { length }: string): string[] =>
  length < minBeginningLength
    ? []
    : [length, length + 1].filter((end) => end < word.length).map((end) => word.slice(0, end));
