import { guideEntryNames, type GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { Plant, PlantGuide, PlantIssue } from '@sandhill/company/plant-guide/plant.js';
import type { EntityTarget } from 'typeorm';
import type { EntryRow } from './entry-row.js';
import { IssueRow } from './issue-row.entity.js';
import { PlantRow } from './plant-row.entity.js';

export const entryKinds = ['plant', 'issue'] as const;
export type EntryKind = (typeof entryKinds)[number];

export type Entry = Plant | PlantIssue;

/**
 * The entity class of each kind of entry. The type is that of the base class, because TypeORM's types do not support
 * unions of entities.
 */
export const rowTypes: Record<EntryKind, EntityTarget<EntryRow>> = { plant: PlantRow, issue: IssueRow };

/** Type with every field of an entry as a key. A missing field is a type error. */
type Fields<Type> = Record<keyof Type, true>;

const plantFields: Fields<Plant> = {
  slug: true,
  name: true,
  nameEs: true,
  scientificName: true,
  description: true,
  descriptionEs: true,
  careInstructions: true,
  careInstructionsEs: true,
  floridaSpecific: true,
  floridaSpecificEs: true,
  synonyms: true,
  group: true,
  light: true,
  water: true,
  salt: true,
  heightFt: true,
  isNative: true,
  isPoisonous: true,
  issues: true,
  confidence: true,
  imageUrl: true,
  sources: true,
  checkedOn: true,
  checkedBy: true,
  isPublished: true,
};

const issueFields: Fields<PlantIssue> = {
  slug: true,
  issue: true,
  issueEs: true,
  description: true,
  descriptionEs: true,
  causes: true,
  causesEs: true,
  solutions: true,
  solutionsEs: true,
  prevention: true,
  preventionEs: true,
  synonyms: true,
  severity: true,
  signs: true,
  groups: true,
  plants: true,
  months: true,
  lookAlikes: true,
  serviceId: true,
  needsLicence: true,
  confidence: true,
  imageUrl: true,
  sources: true,
  checkedOn: true,
  checkedBy: true,
  isPublished: true,
};

export const entryFields: Record<EntryKind, readonly string[]> = {
  plant: Object.keys(plantFields),
  issue: Object.keys(issueFields),
};

/** Returns the entry of a row, in the form in which a version of the site contains it. */
export function entryOf(kind: EntryKind, row: object): Entry {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(
    entryFields[kind].map((field) => [field, values[field] ?? null]),
  ) as unknown as Entry;
}

export const nameOf = (entry: Entry): string => ('issue' in entry ? entry.issue : entry.name);

/** Returns the entry's names in both languages, and other words for it. */
export function namesOf(entry: Entry): Pick<GuideEntryName, 'name' | 'words'> {
  const guide = 'issue' in entry ? { plants: [], issues: [entry] } : { plants: [entry], issues: [] };
  const [{ name, words } = { name: { en: '', es: '' }, words: [] }] = guideEntryNames(guide);
  return { name, words };
}

export const listOf = (guide: PlantGuide, kind: EntryKind): Entry[] =>
  kind === 'plant' ? guide.plants : guide.issues;

export const byName = <Type extends Entry>(entries: readonly Type[]): Type[] =>
  entries.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
