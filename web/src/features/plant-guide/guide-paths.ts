import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import { pages, paths } from '../../config/paths';

/**
 * Maximum length of the description in the contact form's URL, so that the URL does not become too long for servers.
 */
export const maxSeenLength = 500;

const question = (query: Record<string, string>) =>
  `${pages.contact}?${new URLSearchParams(query).toString()}#message`;

/**
 * Targets of the links on the guide's pages, without the language prefix. `question`, `seen` and `quote` lead to pages
 * outside the guide.
 */
export const guidePaths = {
  plant: (slug: string) => guidePath({ kind: 'plant', slug }),
  problem: (slug: string) => guidePath({ kind: 'issue', slug }),
  /** Returns the path of the contact form for a question about a plant. `slug` names the guide entry. */
  question: (subject: string, slug = '') => question({ subject, ...(slug && { guide: slug }) }),
  /**
   * Returns the path of the contact form for a question about the input of the problem finder. `seen` is the input as
   * text.
   */
  seen: (subject: string, seen: string) => question({ subject, seen: seen.slice(0, maxSeenLength) }),
  quote: (id: ServiceId, slug: string) => `${paths.service(id)}?guide=${slug}#quote`,
};
