import { categoryNames } from '@sandhill/company/categories.js';
import type { Language } from '@sandhill/company/language.js';
import type { Project } from '../../types/api';

/** Returns the name of a category. An unknown category is named after its slug: `lawn-care` becomes `Lawn Care`. */
export const categoryName = (category: string, language: Language): string =>
  categoryNames[category.toLowerCase()]?.[language] ??
  category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const cameraWord = 'img|image|dscn?|dscf|pxl|photo|mvimg|cimg|pict|dji|gopr';
/** Matches endings that phones append to the number of a picture, for instance for a burst, an edit or a portrait. */
const cameraEnding = String.raw`(?:[-_.~ ]?(?:wa\d+|mp|hdr|pano|cover|burst\d*|portrait|night|edited|e?\d+))*`;
const copyNumber = String.raw`(?: ?\(\d+\))?`;
const cameraName = new RegExp(
  String.raw`^(?:${cameraWord}|(?:(?:${cameraWord})[-_ ]?|p(?=\d{7}))?e?\d+${cameraEnding})${copyNumber}$`,
  'i',
);

/**
 * Returns whether a camera, phone or messenger made the title, such as IMG_4821, DSCF1234, `image` or
 * IMG-20240315-WA0003. False if a word says what the picture shows.
 */
const isCameraName = (title: string) => cameraName.test(title.trim());

interface Words {
  text: string;
  /** Language of the text, if it is not the page's. */
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

/** Returns the title that visitors see. If it is a camera's file name, the category's name replaces it. */
export function projectTitle(
  project: Pick<Project, 'title' | 'titleEs' | 'category'>,
  language: Language,
): Words {
  if (isCameraName(project.title)) return { text: categoryName(project.category, language) };
  return inLanguage({ english: project.title, spanish: project.titleEs, language });
}

const withoutSection = (description: string | null) =>
  (description ?? '').replace(/\s{0,9}(Uploaded from mobile - )?Section: [a-z-]+\s{0,9}/gi, ' ').trim();

export function projectText(project: Project, language: Language): Words | null {
  const english = withoutSection(project.text ?? project.description);
  const words = inLanguage({ english, spanish: project.descriptionEs, language });
  return words.text ? words : null;
}

/** Returns the alt text, or title and category if there is none. Never returns a file name. */
export function projectAlt(project: Project, language: Language): string {
  const own = language === 'es' ? (project.altTextEs ?? project.altText) : project.altText;
  if (own) return own;
  const title = projectTitle(project, language).text;
  const category = categoryName(project.category, language);
  return title === category ? category : `${title}, ${category}`;
}
