import type { Area } from './content/site.js';
import { isMisspelled } from './misspelling.js';
import { placeWordsOf } from './place-words.js';
import { otherNames, placesOutside, streets } from './places.js';

export const areaMatches = ['served', 'nearby', 'outside', 'unknown'] as const;

/**
 * Result of the search for an area. `outside`: the ZIP code or place is outside all areas. `unknown`: the text names no
 * place in our lists.
 */
export type AreaMatch = (typeof areaMatches)[number];

export interface AreaResult {
  match: AreaMatch;
  /** Name of the community; null if none was found. */
  name: string | null;
}

/** A part of a street address. Commas, semicolons and line breaks separate the parts. */
interface Part {
  words: readonly string[];
  /**
   * Returns the joined words of every run of `count` consecutive words, by the position of the first word. The result
   * is cached, because it is needed for each name, and visitors may send long texts.
   */
  runs: (count: number) => readonly string[];
}

type Parts = readonly Part[];

/**
 * Finds the area of a street address, a community's name or a ZIP code. If there is a ZIP code, it decides. Among the
 * communities that share the code, a name decides, then a well-known street, and otherwise the order of the areas. A
 * street that is named after a community does not count: "12 Naples Street, Orlando" is not in Naples. Small
 * misspellings of names are recognized.
 */
export function matchArea(address: string, areas: readonly Area[]): AreaResult {
  const parts = address.split(/[,;\n]/).map(toPart);
  const zip = zipOf(address);
  if (zip === undefined) return placeOf(parts, areas);
  const sharing = areas.filter(({ zips }) => zips.includes(zip));
  return sharing[0] ? inside(placed(parts, sharing) ?? sharing[0]) : outside;
}

function toPart(text: string): Part {
  const words = placeWordsOf(text);
  const known: string[][] = [];
  const join = (count: number) =>
    words
      .slice(0, Math.max(0, words.length - count + 1))
      .map((_, from) => words.slice(from, from + count).join(''));
  return { words, runs: (count) => (known[count] ??= join(count)) };
}

const outside: AreaResult = { match: 'outside', name: null };

const inside = ({ isNearby, name }: Area): AreaResult => ({ match: isNearby ? 'nearby' : 'served', name });

/**
 * Finds an area by names. A place that is far away takes precedence over short names, streets and misspellings: "San
 * Marco, Jacksonville".
 */
function placeOf(parts: Parts, areas: readonly Area[]): AreaResult {
  const area = named(parts, areas);
  if (area) return inside(area);
  if (placesOutside.some((name) => isNamed(parts, name))) return outside;
  const found = placed(parts, areas);
  return found ? inside(found) : { match: 'unknown', name: null };
}

/**
 * Returns the area that a street address names. Full names come first, then other names, streets, and misspelled names.
 */
function placed(parts: Parts, areas: readonly Area[]): Area | undefined {
  const precise = preciseFirst(areas);
  const first = (isMeant: (area: Area) => boolean) => precise.find(isMeant);
  return (
    named(parts, areas) ??
    first(({ name }) => (otherNames[name] ?? []).some((other) => isNamed(parts, other))) ??
    first(({ name }) => (streets[name] ?? []).some((street) => isStreetIn(parts, street))) ??
    first(({ name }) => isNamed(parts, name, isMisspelled))
  );
}

const named = (parts: Parts, areas: readonly Area[]) =>
  preciseFirst(areas).find(({ name }) => isNamed(parts, name));

/** Sorts areas by precision. The fewer ZIP codes a community has, the more precise its name is. */
const preciseFirst = (areas: readonly Area[]) =>
  [...areas].sort((one, other) => one.zips.length - other.zips.length || other.name.length - one.name.length);

/**
 * Returns the ZIP code of an address: the last number of five digits. A number at the start of an address is a house
 * number, as in "12345 Palm Way". But "34103" alone or before a state is a ZIP code.
 */
function zipOf(address: string): string | undefined {
  const text = address.trim();
  const zip = [...text.matchAll(/\b(\d{5})(?=-\d{4}\b|\b(?!-))/g)].at(-1);
  if (!zip) return undefined;
  const isHouseNumber =
    zip.index === 0 && !/^\d{5}(-\d{4})?[\s,.]*(?:(?:fl|florida|usa)[\s,.]*)?$/i.test(text);
  return isHouseNumber ? undefined : zip[1];
}

type Compare = (name: string, said: string) => boolean;

const isEqual: Compare = (name, said) => name === said;

/**
 * Returns whether consecutive words of an address are the name of this place, and not the name of a street. Spaces are
 * ignored: "Pelicanbay" is Pelican Bay.
 */
function isNamed(parts: Parts, name: string, isSame = isEqual): boolean {
  const nameWords = placeWordsOf(name);
  const wanted = nameWords.join('');
  const counts = [nameWords.length - 1, nameWords.length, nameWords.length + 1].filter((count) => count > 0);
  return parts.some(({ words, runs }) =>
    counts.some((count) =>
      runs(count).some((said, from) => isSame(wanted, said) && !isStreet(words, from, from + count)),
    ),
  );
}

const isStreetIn = (parts: Parts, street: string) => {
  const wanted = ` ${placeWordsOf(street).join(' ')} `;
  return parts.some(({ words }) => ` ${words.join(' ')} `.includes(wanted));
};

const streetKinds = new Set(
  (
    'alley avenue boulevard circle court drive highway lane loop parkway place plaza road row square st terrace ' +
    'trail way'
  ).split(' '),
);
const spanishStreetKinds = new Set(['avenida', 'calle', 'camino', 'carretera']);
const directions = new Set('ne nw se sw north south east west'.split(' '));

/**
 * Returns whether a word such as "Street" follows the words from `from` to `to`, or a word such as "Calle" precedes
 * them.
 */
function isStreet(words: readonly string[], from: number, to: number): boolean {
  const next = directions.has(words[to] ?? '') ? words[to + 1] : words[to];
  return streetKinds.has(next ?? '') || spanishStreetKinds.has(words[from - 1] ?? '');
}
