import type { Language } from '@sandhill/company/language.js';
import { galleryContent } from '../../content/gallery';
import type { Project } from '../../types/api';

/** `lawn-maintenance` reads as `Lawn Maintenance`; a category that Spanish has a name for, as that. */
export const categoryName = (category: string, language: Language): string =>
  galleryContent[language].categories[category.toLowerCase()] ??
  category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A title that a camera gave, such as IMG_4821 or DSC00123. */
const isCameraName = (title: string) =>
  /^(img|dsc|dscn|pxl|image|photo|mvimg)?[-_ ]?\d[\d_-]*$/i.test(title.trim());

interface Words {
  text: string;
  /** Set where the text is not in the page's language. */
  lang?: Language;
}

interface WordPair {
  english: string;
  spanish: string | null;
  language: Language;
}

const inLanguage = ({ english, spanish, language }: WordPair): Words => {
  if (language === 'en') return { text: english };
  return spanish ? { text: spanish } : { text: english, lang: 'en' };
};

/** The title as visitors see it: the category where the title is a camera's. */
export function projectTitle(project: Project, language: Language): Words {
  if (isCameraName(project.title)) return { text: categoryName(project.category, language) };
  return inLanguage({ english: project.title, spanish: project.titleEs, language });
}

const withoutSection = (description: string | null) =>
  (description ?? '').replace(/\s*(Uploaded from mobile - )?Section: [a-z-]+\s*/gi, ' ').trim();

export function projectText(project: Project, language: Language): Words | null {
  const english = withoutSection(project.text ?? project.description);
  const words = inLanguage({ english, spanish: project.descriptionEs, language });
  return words.text ? words : null;
}

/** What a screen reader says: the alternative text, else title and category; never a file name. */
export function projectAlt(project: Project, language: Language): string {
  const own = language === 'es' ? (project.altTextEs ?? project.altText) : project.altText;
  if (own) return own;
  const title = projectTitle(project, language).text;
  const category = categoryName(project.category, language);
  return title === category ? category : `${title}, ${category}`;
}
