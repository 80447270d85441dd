/** Page groups in which a picture may appear. */
export const sections = ['services', 'home', 'about', 'gallery', 'hoa', 'excavation'] as const;

export type Section = (typeof sections)[number];

const phrase = /(?:\s{0,9}[-–]\s{0,9}|\s{1,9}|^)Section: *([a-z-]+)/i;

/**
 * `sectionIn` as SQL. It must be the exact expression of the index `IX_project_images_section_order`; otherwise
 * the database reads every description.
 */
export const sectionInSql = String.raw`lower(substring(project.description from '(?i)(?:\s*[-–]\s*|\s+|^)Section: *([a-z-]+)'))`;

export const isSection = (name: string): boolean => sections.some((section) => section === name);

/** Returns the section that a description names with the phrase "Section: id"; null if it names none. */
export function sectionIn(description: string | null): Section | null {
  const id = phrase.exec(description ?? '')?.[1]?.toLowerCase();
  return sections.find((section) => section === id) ?? null;
}

/**
 * Returns the description with the phrase for this section, or without the phrase if `section` is null. Returns null if
 * no text is left.
 */
export function withSection(description: string | null, section: Section | null): string | null {
  const text = (description ?? '').replace(phrase, '').trim();
  return [text, section && `Section: ${section}`].filter(Boolean).join(' ') || null;
}

/** Returns the description without the section's phrase, as visitors read it. Returns null if no text is left. */
export function withoutSection(description: string | null): string | null {
  if (description === null) return null;
  if (sectionIn(description) === null) return description;
  return description.replace(phrase, '').trim() || null;
}
