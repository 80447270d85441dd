import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import { pages, paths } from '../../config/paths';

/** Destinations of the guide's links, without the language prefix. */
export const guidePaths = {
  plant: (slug: string) => guidePath({ kind: 'plant', slug }),
  problem: (slug: string) => guidePath({ kind: 'issue', slug }),
  /** The message form with photos, for a question about a plant. `slug` is the entry that it is about. */
  question: (subject: string, slug = '') =>
    `${pages.contact}?${new URLSearchParams({ subject, ...(slug && { guide: slug }) }).toString()}#message`,
  /** A service's quote form, for a visitor who comes from an entry. */
  quote: (id: ServiceId, slug: string) => `${paths.service(id)}?guide=${slug}#quote`,
};
