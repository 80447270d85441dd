import type { Section } from '../../../types/api';
import type { PictureWords } from '../queue/queued-picture';
import { titleOfFile } from './title-of-file';

/** Returns the description of a quick upload. The description names the section. */
export const inSection = (section: Section) => ({
  description: `Uploaded from mobile - Section: ${section}`,
});

/** Title of a picture whose file has no name. Like every title, it is English; the site shows it to visitors. */
const untitled = 'Uploaded Image';

export function quickUploadDefaults(file: File, section: Section): PictureWords {
  return {
    title: titleOfFile(file) || untitled,
    ...inSection(section),
    category: 'landscaping',
    placement: 'gallery',
    featured: false,
    displayOrder: 0,
  };
}
