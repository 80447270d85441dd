import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import { pages, paths } from '../../config/paths';

/** Longest description that the form's address names; addresses are not to become too long for servers. */
export const longestSeen = 500;

const question = (query: Record<string, string>) =>
  `${pages.contact}?${new URLSearchParams(query).toString()}#message`;

/**
 * Targets of the links on the guide's pages, without the language prefix. `question` and `quote` lead out of the guide.
 */
export const guidePaths = {
  plant: (slug: string) => guidePath({ kind: 'plant', slug }),
  problem: (slug: string) => guidePath({ kind: 'issue', slug }),
  /** Returns the path of the contact form for a question about a plant. `slug` names the guide entry. */
  question: (subject: string, slug = '') => question({ subject, ...(slug && { guide: slug }) }),
  /** Returns the path of the contact form for a question about what the visitor told the problem finder. */
  seen: (subject: string, seen: string) => question({ subject, seen: seen.slice(0, longestSeen) }),
  quote: (id: ServiceId, slug: string) => `${paths.service(id)}?guide=${slug}#quote`,
};
