import { findEntries } from '@sandhill/company/plant-guide/find-entries.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { Plant, PlantIssue } from '@sandhill/company/plant-guide/plant.js';
import { tokenize } from '@sandhill/company/tokenize.js';
import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';
import type { PublishedResponse } from '../../published/published.js';
import type { IssuesQuery, PlantsQuery } from './guide.queries.js';

type Searched = Pick<PublishedResponse, 'guide' | 'names'>;

interface PlantsPage {
  plants: Plant[];
  nextCursor: string | null;
}

/**
 * Returns plants sorted by name. If the query has words, returns the matching plants, the best match first.
 *
 * @throws InvalidCursor
 */
export function findPlants({ guide, names }: Searched, query: PlantsQuery): PlantsPage {
  const { q, limit, cursor } = query;
  const found = named(guide.plants, names, q).filter((plant) => isMeant(plant, query));
  const after = cursor === undefined ? -1 : found.findIndex(({ slug }) => slug === decodeCursor(cursor));
  if (cursor !== undefined && after === -1) throw new InvalidCursor();
  const page = found.slice(after + 1, after + 1 + limit);
  const last = found.length > after + 1 + limit ? page.at(-1) : undefined;
  return { plants: page, nextCursor: last ? encodeCursor(last.slug) : null };
}

/**
 * Returns problems sorted by name. With a query, returns the problems whose names match, the best match first, and
 * after them the problems whose descriptions and causes contain all words of the query.
 */
export function findIssues(
  { guide: { issues }, names }: Searched,
  { q, group, plant, month }: IssuesQuery,
): PlantIssue[] {
  const found = named(issues, names, q);
  const mentioned = issues.filter((issue) => !found.includes(issue) && mentions(issue, q));
  return [...found, ...mentioned].filter(
    (issue) =>
      (group === undefined || issue.groups.includes(group)) &&
      (plant === undefined || issue.plants.includes(plant)) &&
      (month === undefined || issue.months.some((each) => each === month)),
  );
}

/**
 * Returns whether the description and the causes of a problem, in both languages together, contain every word of the
 * query.
 */
function mentions(issue: PlantIssue, q = ''): boolean {
  const words = wordsOfIssue(issue);
  const asked = tokenize(q);
  return asked.length > 0 && asked.every((word) => words.has(word));
}

const known = new WeakMap<PlantIssue, ReadonlySet<string>>();

/**
 * Returns the words in a problem's description and causes. Caches the words, because the entries in memory are searched
 * often.
 */
function wordsOfIssue(issue: PlantIssue): ReadonlySet<string> {
  const texts = [issue.description, issue.descriptionEs, ...issue.causes, ...issue.causesEs];
  const words = known.get(issue) ?? new Set(texts.flatMap(tokenize));
  known.set(issue, words);
  return words;
}

function isMeant(plant: Plant, { group, native, salt, shade }: PlantsQuery): boolean {
  const growsInShade = plant.light.some((light) => light !== 'sun');
  return (
    (group === undefined || plant.group === group) &&
    (native === undefined || plant.isNative === native) &&
    (salt === undefined || (plant.salt === 'high') === salt) &&
    (shade === undefined || growsInShade === shade)
  );
}

function named<Entry extends { slug: string }>(
  entries: readonly Entry[],
  names: readonly GuideEntryName[],
  q = '',
): readonly Entry[] {
  if (q.trim() === '') return entries;
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const ofKind = names.filter(({ slug }) => bySlug.has(slug));
  return findEntries(ofKind, q).flatMap(({ slug }) => bySlug.get(slug) ?? []);
}

const encodeCursor = (slug: string): string => Buffer.from(slug).toString('base64url');
const decodeCursor = (text: string): string => Buffer.from(text, 'base64url').toString();
