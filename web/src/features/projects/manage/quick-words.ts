import type { Section } from '../../../types/api';
import type { PictureWords } from '../queue/queued-picture';

const maxTitle = 200;

/** The section of a quick upload stands in the description. */
export const inSection = (section: Section) => ({
  description: `Uploaded from mobile - Section: ${section}`,
});

/** The words of a quick upload: the file's name is the title. */
export function quickWords(file: File, section: Section, untitled: string): PictureWords {
  const title = file.name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, maxTitle);
  return {
    title: title || untitled,
    ...inSection(section),
    category: 'landscaping',
    placement: 'gallery',
    featured: false,
    displayOrder: 0,
  };
}
