import type { Localized } from '../language.js';
import type { PlantGuide } from './plant.js';

/** Names of a published entry, for services other than content. `GET /api/site` lists them under `guide`. */
export interface GuideEntryName {
  kind: 'plant' | 'issue';
  slug: string;
  name: Localized;
  /** Scientific name and synonyms. */
  words: string[];
}

/** Returns the path of an entry's page, without the language. */
export const guidePath = ({ kind, slug }: Pick<GuideEntryName, 'kind' | 'slug'>): string =>
  `${kind === 'plant' ? '/plants' : '/plant-problems'}/${slug}`;

export function guideEntryNames({ plants, issues }: PlantGuide): GuideEntryName[] {
  return [
    ...plants.map(({ slug, name, nameEs, scientificName, synonyms }) => ({
      kind: 'plant' as const,
      slug,
      name: { en: name, es: nameEs },
      words: [scientificName, ...synonyms],
    })),
    ...issues.map(({ slug, issue, issueEs, synonyms }) => ({
      kind: 'issue' as const,
      slug,
      name: { en: issue, es: issueEs },
      words: synonyms,
    })),
  ];
}
