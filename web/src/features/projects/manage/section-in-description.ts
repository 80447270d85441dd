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
 * Returns the description with the phrase that names a section, or without that phrase if `section` is null. Words such
 * as "cross section: gravel" name no section and stay, unless a section is chosen, because the first phrase counts.
 * Returns null if no text is left.
 */
export function withSection(description: string | null, section: Section | null): string | null {
  const text = description ?? '';
  if (section === null) return text.replace(ownPhrase, '').trim() || null;
  const named = `Section: ${section}`;
  if (phrase.test(text)) return text.replace(/Section: *[a-z-]+/i, named);
  return text.trim() ? `${text.trim()} ${named}` : named;
}
