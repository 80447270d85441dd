import type { Month } from '../guides/service-guide.js';
import type { Localized } from '../language.js';
import type { Confidence, PlantGroup, PlantGuide, PlantIssue, Severity } from './plant.js';
import { parts, signs, type Part, type Sign } from './signs.js';

export interface FinderSign extends Omit<Sign, 'words'> {
  /** Words for the sign in both languages. */
  words: string[];
}

export interface FinderPlant {
  slug: string;
  name: Localized;
  /** Scientific name and synonyms. */
  words: string[];
  group: PlantGroup;
}

export interface FinderIssue {
  slug: string;
  name: Localized;
  /** Synonyms. */
  words: string[];
  /** First sentence of the description. Missing in all issues if the file would otherwise be too large. */
  summary?: Localized;
  signs: [sign: string, weight: 1 | 2 | 3][];
  groups: PlantGroup[];
  /** Slugs of plants. */
  plants: string[];
  months: Month[];
  severity: Severity;
  confidence: Confidence;
}

/**
 * Data with which the problem finder ranks entries in the browser, in both languages:
 * `/site/plant-problems-<hash>.json`.
 */
export interface FinderFile {
  parts: Part[];
  signs: FinderSign[];
  plants: FinderPlant[];
  issues: FinderIssue[];
}

/** Maximum size of the file in bytes, as JSON in UTF-8. */
export const finderFileBytes = 50_000;

/**
 * Returns the finder's file of the published entries. Leaves out the summaries if the file would otherwise exceed
 * `finderFileBytes`.
 */
export function finderFile(guide: PlantGuide): FinderFile {
  const file = {
    parts,
    signs: signs.map(({ words, ...sign }) => ({ ...sign, words: [...words.en, ...words.es] })),
    plants: guide.plants.map(({ slug, name, nameEs, scientificName, synonyms, group }) => ({
      slug,
      name: { en: name, es: nameEs },
      words: [scientificName, ...synonyms],
      group,
    })),
    issues: guide.issues.map((issue) => toFinderIssue(issue, guide)),
  };
  if (new TextEncoder().encode(JSON.stringify(file)).length <= finderFileBytes) return file;
  return { ...file, issues: file.issues.map((issue) => ({ ...issue, summary: undefined })) };
}

function toFinderIssue(issue: PlantIssue, { plants }: PlantGuide): FinderIssue {
  const { slug, synonyms, groups, months, severity, confidence } = issue;
  // Combines both directions: an issue may name its plants, and a plant its issues.
  const isOf = plants.filter((plant) => plant.issues.includes(slug)).map((plant) => plant.slug);
  return {
    slug,
    name: { en: issue.issue, es: issue.issueEs },
    words: synonyms,
    summary: { en: firstSentence(issue.description), es: firstSentence(issue.descriptionEs) },
    signs: issue.signs.map(({ sign, weight }) => [sign, weight]),
    groups,
    plants: [...new Set([...issue.plants, ...isOf])],
    months,
    severity,
    confidence,
  };
}

/**
 * Returns the first sentence of a text. A period in the first 30 characters, such as that of "St.", does not end the
 * sentence.
 */
const firstSentence = (text: string): string => /^.{30,}?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
