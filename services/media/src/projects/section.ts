/** The site's page groups in which a picture may appear (specification, section 3). */
export const sections = ['services', 'home', 'about', 'gallery', 'hoa', 'excavation'] as const;

export type Section = (typeof sections)[number];

const phrase = /(?:\s*[-–]\s*|\s+|^)Section: *([a-z-]+)/i;

/**
 * What `sectionIn` reads, in SQL. `IX_project_images_section_order` is made of this very expression: with any other text
 * the database would read every description.
 */
export const sectionInSql = (description: string) =>
  String.raw`lower(substring(${description} from '(?i)(?:\s*[-–]\s*|\s+|^)Section: *([a-z-]+)'))`;

export const isSection = (name: string): boolean => sections.some((section) => section === name);

/** The section that a description names by its phrase "Section: id". */
export function sectionIn(description: string | null): Section | null {
  const id = phrase.exec(description ?? '')?.[1]?.toLowerCase();
  return sections.find((section) => section === id) ?? null;
}

/** The description as visitors read it, without the phrase; null when nothing else is in it. */
export function withoutSection(description: string | null): string | null {
  if (description === null) return null;
  if (sectionIn(description) === null) return description;
  return description.replace(phrase, '').trim() || null;
}
