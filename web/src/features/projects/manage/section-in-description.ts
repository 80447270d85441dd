import type { Section } from '../../../types/api';

export const sections = [
  'services',
  'home',
  'about',
  'gallery',
  'hoa',
  'excavation',
] as const satisfies readonly Section[];

const phrase = /(?:\s{0,9}[-–]\s{0,9}|\s{1,9}|^)Section: *[a-z-]+/i;

const ownPhrase = new RegExp(
  String.raw`(?:\s{0,9}[-–]\s{0,9}|\s{1,9}|^)Section: *(?:${sections.join('|')})(?![a-z-])`,
  'i',
);

/**
 * Returns the description with the phrase that names a section, or without that phrase if `section` is null. A phrase
 * without a known section, such as "cross section: gravel", is kept when `section` is null, but replaced by a chosen
 * section, because only the first such phrase counts.
 */
export function withSection(description: string | null, section: Section | null): string | null {
  const text = description ?? '';
  if (section === null) return text.replace(ownPhrase, '').trim() || null;
  const named = `Section: ${section}`;
  if (phrase.test(text)) return text.replace(/Section: *[a-z-]+/i, named);
  return text.trim() ? `${text.trim()} ${named}` : named;
}
