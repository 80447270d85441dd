import { areas, nearbyAreas, type Area } from '@sandhill/company/areas.js';
import type { AreaMatch } from '../../model/area-match.js';

export interface AreaResult {
  match: AreaMatch;
  /** The community's name, where it is known. */
  name: string | null;
}

/**
 * Finds an address in the area table. A ZIP code decides; a community's name chooses among those that share it,
 * or stands alone where there is no ZIP code ("Naples Street, Orlando 32801" is not in Naples).
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

/** The longest name wins: "Fort Myers Beach" is not Fort Myers, and "Pelican Bay, Naples" is the former. */
function named(list: readonly Area[], words: string): Area | undefined {
  return list
    .filter(({ name }) => words.includes(` ${plain(name)} `))
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** Naples is the town around most of the others, so any of them says more. */
const rank = ({ name }: Area) => (name === areas[0]?.name ? 0 : name.length);

/** A five-digit number at the very start is more likely the house's. */
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
