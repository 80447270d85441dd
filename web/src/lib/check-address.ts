import { areas, nearbyAreas } from '@sandhill/company/areas.js';

export type AddressAnswer = { kind: 'serve' | 'nearby'; area: string } | { kind: 'outside' };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Whether a community, city, ZIP code or whole address is served. Names go before ZIP codes, and longer names before
 * shorter ones: "Fort Myers Beach" is not "Fort Myers". Blank text has no answer.
 */
export function checkAddress(text: string): AddressAnswer | null {
  const words = plain(text).trim();
  if (!words) return null;
  const known = [
    ...areas.map((area) => ({ ...area, kind: 'serve' as const })),
    ...nearbyAreas.map((area) => ({ ...area, kind: 'nearby' as const })),
  ];
  const byName = known
    .filter((area) => new RegExp(`(^|\\W)${plain(area.name)}(\\W|$)`).test(words))
    .sort((one, other) => other.name.length - one.name.length);
  const zips = words.match(/\b\d{5}\b/g) ?? [];
  // The last number of five digits is the ZIP code; a house number may look like one.
  const byZip = known.filter((area) => area.zips.includes(zips.at(-1) ?? ''));
  const found = byZip.find((area) => byName.includes(area)) ?? byName[0] ?? byZip[0];
  return found ? { kind: found.kind, area: found.name } : { kind: 'outside' };
}
