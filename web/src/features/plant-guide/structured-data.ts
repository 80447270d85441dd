import type { Language } from '@sandhill/company/language.js';
import { pages } from '../../config/paths';
import { plantGuideContent } from '../../content/plant-guide';
import { problemFinderContent } from '../../content/problem-finder';
import { pageData } from '../../lib/page-data';
import { breadcrumbs, publicUrlToken, publisher, schemaAddress } from '../../lib/structured-data';
import type { PlantPage, ProblemPage, Review } from './page-types';
import { summaryOf } from '../../lib/summary-of';

function entryPage(
  path: string,
  language: Language,
  { name, summary, picture, review, about }: EntryFacts,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    description: summary,
    url: schemaAddress(path, language),
    inLanguage: language,
    primaryImageOfPage: { '@type': 'ImageObject', url: publicUrlToken + picture },
    about,
    citation: review.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
    ...(review.checkedBy && {
      reviewedBy: { '@type': 'Person', name: review.checkedBy },
      lastReviewed: review.checkedOn ?? undefined,
    }),
    publisher,
  };
}

interface EntryFacts {
  name: string;
  summary: string;
  picture: string;
  review: Review;
  about: object;
}

function plantData(path: string, language: Language, { plant }: PlantPage): object {
  const name = plant.name[language];
  const about = {
    '@type': 'Taxon',
    name: plant.scientificName,
    alternateName: [...new Set([plant.name.en, plant.name.es, ...plant.synonyms])],
  };
  const facts = { name, summary: summaryOf(plant.description[language]), picture: plant.picture };
  return [
    entryPage(path, language, { ...facts, review: plant, about }),
    breadcrumbs({ name: plantGuideContent[language].title, path: pages.plants }, name, language),
  ];
}

function issueData(path: string, language: Language, { issue }: ProblemPage): object {
  const name = issue.name[language];
  const about = {
    '@type': 'Thing',
    name: issue.name.en,
    alternateName: [...new Set([issue.name.es, ...issue.synonyms])],
  };
  const facts = { name, summary: summaryOf(issue.description[language]), picture: issue.picture };
  return [
    entryPage(path, language, { ...facts, review: issue, about }),
    breadcrumbs(
      { name: problemFinderContent[language].title, path: pages['plant-problems'] },
      name,
      language,
    ),
  ];
}

export function guideStructuredData(path: string, language: Language): object | undefined {
  const data = pageData<PlantPage | ProblemPage>(path);
  if (!data) return undefined;
  if ('plant' in data) return plantData(path, language, data);
  return 'issue' in data ? issueData(path, language, data) : undefined;
}
