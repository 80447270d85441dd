import { categoryNames } from '@sandhill/company/categories.js';
import type { Language } from '@sandhill/company/language.js';
import type { Project } from '../../types/api';

/** The category's name; one that the company does not list reads as its slug: `lawn-care` as `Lawn Care`. */
export const categoryName = (category: string, language: Language): string =>
  categoryNames[category.toLowerCase()]?.[language] ??
  category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const cameraWord = 'img|image|dscn?|dscf|pxl|photo|mvimg|cimg|pict|dji|gopr';
/** Endings that phones append to the number: a burst, an edit, a portrait, a messenger's picture. */
const cameraEnding = String.raw`(?:[-_.~ ]?(?:wa\d+|mp|hdr|pano|cover|burst\d*|portrait|night|edited|e?\d+))*`;
const copyNumber = String.raw`(?: ?\(\d+\))?`;
const cameraName = new RegExp(
  String.raw`^(?:${cameraWord}|(?:(?:${cameraWord})[-_ ]?|p(?=\d{7}))?e?\d+${cameraEnding})${copyNumber}$`,
  'i',
);

/**
 * A title that a camera, a phone or a messenger gave: IMG_4821, DSCF1234, `image`, IMG-20240315-WA0003. A word that
 * says what is in the picture makes it a title.
 */
const isCameraName = (title: string) => cameraName.test(title.trim());

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

/** Text for a screen reader: the alternative text, else title and category; never a file name. */
export function projectAlt(project: Project, language: Language): string {
  const own = language === 'es' ? (project.altTextEs ?? project.altText) : project.altText;
  if (own) return own;
  const title = projectTitle(project, language).text;
  const category = categoryName(project.category, language);
  return title === category ? category : `${title}, ${category}`;
}
