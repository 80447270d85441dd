import type { Month } from '../guides/service-guide.js';
import type { Localized } from '../language.js';
import type { Confidence, PlantGroup, PlantGuide, PlantIssue, Severity } from './plant.js';
import { parts, signs, type Part, type Sign } from './signs.js';

export interface FinderSign extends Omit<Sign, 'words'> {
  /** In both languages. */
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
  /** The first sentence of its description; left out of all where the file would get too large. */
  summary?: Localized;
  /** Sign and weight. */
  signs: [sign: string, weight: 1 | 2 | 3][];
  groups: PlantGroup[];
  /** Slugs. */
  plants: string[];
  months: Month[];
  severity: Severity;
  confidence: Confidence;
}

/** Entries that the problem finder ranks and lists in the browser, in both languages: `/site/plant-problems-<hash>.json`. */
export interface FinderFile {
  parts: Part[];
  signs: FinderSign[];
  plants: FinderPlant[];
  issues: FinderIssue[];
}

/** How large the file may be as JSON in UTF-8, in bytes. */
export const finderFileBytes = 50_000;

/** The finder's file of the entries that are published. Without summaries where it would be larger than `finderFileBytes`. */
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
  // Either entry may name the other.
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

/** "St." ends no sentence. */
const firstSentence = (text: string): string => /^.{30,}?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
