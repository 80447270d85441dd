import { areas, nearbyAreas, type Area } from '@sandhill/company/areas.js';
import type { AreaMatch } from '../../model/area-match.js';

export interface AreaResult {
  match: AreaMatch;
  /** The community's name, if it is known. */
  name: string | null;
}

/**
 * Looks an address up in the area table. The ZIP code decides, and the name decides among communities that share it.
 * Without a ZIP code, the name alone decides. So "Naples Street, Orlando 32801" is not in Naples.
 */
export function matchArea(address: string): AreaResult {
  const words = ` ${plain(address)} `;
  const zip = address.match(/\b\d{5}(?=-\d{4}\b|\b(?!-))/g)?.at(-1);
  const candidates = (list: readonly Area[]) =>
    zip === undefined ? list : list.filter((area) => area.zips.includes(zip));
  const served = named(candidates(areas), words) ?? (zip && candidates(areas)[0]);
  if (served) return { match: 'served', name: served.name };
  const nearby = named(candidates(nearbyAreas), words) ?? (zip && candidates(nearbyAreas)[0]);
  if (nearby) return { match: 'nearby', name: nearby.name };
  return { match: zip !== undefined && isZipOfAddress(address, zip) ? 'outside' : 'unknown', name: null };
}

/** The longest name wins: "Fort Myers Beach" is not Fort Myers, and "Pelican Bay, Naples" is Pelican Bay. */
function named(list: readonly Area[], words: string): Area | undefined {
  return list
    .filter(({ name }) => words.includes(` ${plain(name)} `))
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** Naples ranks last: most other communities lie within it, so their names are more precise. */
const rank = ({ name }: Area) => (name === areas[0]?.name ? 0 : name.length);

/** A five-digit number at the start of an address is more likely a house number. */
function isZipOfAddress(address: string, zip: string): boolean {
  return address.trimStart().indexOf(zip) !== 0 || address.trim() === zip;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
