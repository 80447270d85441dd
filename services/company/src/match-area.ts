import type { Area } from './content/site.js';
import { isMisspelled } from './misspelling.js';
import { placeWordsOf } from './place-words.js';
import { otherNames, placesOutside, streets } from './places.js';

export const areaMatches = ['served', 'nearby', 'outside', 'unknown'] as const;

/** `outside`: the ZIP code or place is known to be outside. `unknown`: the address names no known place. */
export type AreaMatch = (typeof areaMatches)[number];

export interface AreaResult {
  match: AreaMatch;
  /** The community's name, if it is known. */
  name: string | null;
}

/** The words of a street address, separately for each piece between its commas. */
type Parts = readonly string[][];

/**
 * Finds the area of an address, a community's name or a ZIP code. A ZIP code decides if there is one; among the
 * communities that share it, a name chooses, then a well-known street, and otherwise the order of the areas. A street
 * named after a community decides nothing: "12 Naples Street, Orlando" is not in Naples. Small misspellings of names
 * are found.
 */
export function matchArea(address: string, areas: readonly Area[]): AreaResult {
  const parts = address.split(/[,;\n]/).map(placeWordsOf);
  const zip = zipOf(address);
  if (zip === undefined) return placeOf(parts, areas);
  const sharing = areas.filter(({ zips }) => zips.includes(zip));
  return sharing[0] ? inside(placed(parts, sharing) ?? sharing[0]) : outside;
}

const outside: AreaResult = { match: 'outside', name: null };

const inside = ({ isNearby, name }: Area): AreaResult => ({ match: isNearby ? 'nearby' : 'served', name });

/** Finds an area. Places far away decide before short names, streets and misspellings: "San Marco, Jacksonville". */
function placeOf(parts: Parts, areas: readonly Area[]): AreaResult {
  const area = named(parts, areas);
  if (area) return inside(area);
  if (placesOutside.some((name) => isNamed(parts, name))) return outside;
  const found = placed(parts, areas);
  return found ? inside(found) : { match: 'unknown', name: null };
}

/** Returns the area that a street address names in any way. A misspelled name counts only if none is spelled right. */
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

/** Sorts areas by precision: the fewer ZIP codes, the more precise a community's name is. */
const preciseFirst = (areas: readonly Area[]) =>
  areas.toSorted((one, other) => one.zips.length - other.zips.length || other.name.length - one.name.length);

/**
 * Returns the ZIP code of an address: the last number of five digits. At the start of an address it is a house number:
 * "12345 Palm Way"; but "34103" alone, or before a state, is a ZIP code.
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

/** Whether consecutive words are the name, and not a street's. Spaces do not count: "Pelicanbay" is Pelican Bay. */
function isNamed(parts: Parts, name: string, isSame = isEqual): boolean {
  const nameWords = placeWordsOf(name);
  const wanted = nameWords.join('');
  const counts = [nameWords.length - 1, nameWords.length, nameWords.length + 1].filter((count) => count > 0);
  return parts.some((words) =>
    words.some((_, from) =>
      counts.some((count) => {
        const to = from + count;
        return (
          to <= words.length && isSame(wanted, words.slice(from, to).join('')) && !isStreet(words, from, to)
        );
      }),
    ),
  );
}

const isStreetIn = (parts: Parts, street: string) => {
  const wanted = ` ${placeWordsOf(street).join(' ')} `;
  return parts.some((words) => ` ${words.join(' ')} `.includes(wanted));
};

const streetKinds = new Set(
  (
    'alley avenue boulevard circle court drive highway lane loop parkway place plaza road row square st terrace ' +
    'trail way'
  ).split(' '),
);
const spanishStreetKinds = new Set(['avenida', 'calle', 'camino', 'carretera']);
const directions = new Set('ne nw se sw north south east west'.split(' '));

/** Whether a word such as "Street" follows the words from `from` to `to`, or one such as "Calle" precedes them. */
function isStreet(words: readonly string[], from: number, to: number): boolean {
  const next = directions.has(words[to] ?? '') ? words[to + 1] : words[to];
  return streetKinds.has(next ?? '') || spanishStreetKinds.has(words[from - 1] ?? '');
}
