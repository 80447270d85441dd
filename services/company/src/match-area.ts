import type { Area } from './content/site.js';
import { isMisspelled } from './misspelling.js';
import { wordsOf } from './words.js';

export const areaMatches = ['served', 'nearby', 'outside', 'unknown'] as const;

/** `unknown`: the address names neither a ZIP code nor a community that is in the table. */
export type AreaMatch = (typeof areaMatches)[number];

export interface AreaResult {
  match: AreaMatch;
  /** The community's name, if it is known. */
  name: string | null;
}

/**
 * Looks up where an address, a community's name or a ZIP code lies, in the order of the areas (rule L14). The ZIP code decides if there is one, and
 * a name then chooses among the communities that share it. A street that bears a community's name decides nothing: "12
 * Naples Street, Orlando" is not in Naples. Small misspellings of names are found.
 */
export function matchArea(address: string, areas: readonly Area[]): AreaResult {
  const parts = address.split(/[,;\n]/).map(wordsOf);
  const zip = zipOf(address);
  const sharing = zip === undefined ? areas : areas.filter(({ zips }) => zips.includes(zip));
  const found = named(sharing, parts) ?? (zip === undefined ? undefined : sharing[0]);
  if (found) return { match: found.isNearby ? 'nearby' : 'served', name: found.name };
  return { match: zip === undefined ? 'unknown' : 'outside', name: null };
}

/**
 * The last number of five digits. At the start of an address it is a house number: "12345 Palm Way"; but "34103" alone,
 * or before a state, is a ZIP code.
 */
function zipOf(address: string): string | undefined {
  const text = address.trim();
  const zip = [...text.matchAll(/\b(\d{5})(?=-\d{4}\b|\b(?!-))/g)].at(-1);
  if (!zip) return undefined;
  const isHouseNumber =
    zip.index === 0 && !/^\d{5}(-\d{4})?[\s,.]*(?:(?:fl|florida|usa)[\s,.]*)?$/i.test(text);
  return isHouseNumber ? undefined : zip[1];
}

/** The fewer ZIP codes, the more precise a community's name is. Misspelled names count where none is spelled right. */
function named(list: readonly Area[], parts: readonly string[][]): Area | undefined {
  const precise = list.toSorted(
    (one, other) => one.zips.length - other.zips.length || other.name.length - one.name.length,
  );
  const spelled = (isSame: (name: string, said: string) => boolean) =>
    precise.find(({ name }) => parts.some((words) => isNamedIn(words, wordsOf(name), isSame)));
  return spelled((name, said) => name === said) ?? spelled(isMisspelled);
}

/** Whether a run of words is the name, and not that of a street. Spaces do not count: "Pelicanbay" is Pelican Bay. */
function isNamedIn(
  words: readonly string[],
  name: readonly string[],
  isSame: (name: string, said: string) => boolean,
): boolean {
  const wanted = name.join('');
  const counts = [name.length - 1, name.length, name.length + 1].filter((count) => count > 0);
  return words.some((_, from) =>
    counts.some((count) => {
      const to = from + count;
      return (
        to <= words.length && isSame(wanted, words.slice(from, to).join('')) && !isStreet(words, from, to)
      );
    }),
  );
}

const streetKinds = new Set(
  (
    'alley aly avenue ave av boulevard blvd circle cir court ct drive dr highway hwy lane ln loop parkway pkwy pky ' +
    'place pl plaza road rd row square sq street st terrace ter trail trl way'
  ).split(' '),
);
const spanishStreetKinds = new Set(['avenida', 'calle', 'camino', 'carretera']);
const directions = new Set('n s e w ne nw se sw north south east west'.split(' '));

/** Whether the words from `from` to `to` are followed by "Street" and its like, or preceded by "Calle". */
function isStreet(words: readonly string[], from: number, to: number): boolean {
  const next = directions.has(words[to] ?? '') ? words[to + 1] : words[to];
  return streetKinds.has(next ?? '') || spanishStreetKinds.has(words[from - 1] ?? '');
}
