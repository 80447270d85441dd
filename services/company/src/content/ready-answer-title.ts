import { readyAnswers as shipped } from '../first-version/ready-answers.js';
import type { Language } from '../language.js';
import type { SiteContent } from './site-content.js';

type Titles = Pick<SiteContent['readyAnswers'][number], 'title' | 'titleEs'>;

/**
 * Returns a ready answer's title for staff. Content from before the field `titleEs` has only English titles; if such a
 * title is a shipped one, returns its shipped translation.
 */
export function readyAnswerTitle({ title, titleEs }: Titles, language: Language): string {
  if (language === 'en') return title;
  return titleEs?.trim() || shipped.find((one) => one.title === title)?.titleEs || title;
}
