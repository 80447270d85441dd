import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import { pages, paths } from '../../config/paths';

/**
 * Targets of the links on the guide's pages, without the language prefix. `question` and `quote` lead out of the guide.
 */
export const guidePaths = {
  plant: (slug: string) => guidePath({ kind: 'plant', slug }),
  problem: (slug: string) => guidePath({ kind: 'issue', slug }),
  /** Returns the path of the contact form for a question about a plant. `slug` names the guide entry. */
  question: (subject: string, slug = '') =>
    `${pages.contact}?${new URLSearchParams({ subject, ...(slug && { guide: slug }) }).toString()}#message`,
  quote: (id: ServiceId, slug: string) => `${paths.service(id)}?guide=${slug}#quote`,
};
