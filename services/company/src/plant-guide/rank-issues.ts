import type { Month } from '../guides/service-guide.js';
import type { FinderFile, FinderIssue, FinderPlant } from './finder-file.js';
import { confidences, severities, type Confidence } from './plant.js';
import { overlap, readSighting, shareIn, type Seen, type Sighting } from './read-sighting.js';

export type { Sighting } from './read-sighting.js';

/** Why a candidate is there. */
interface Reason {
  /** Ids, the weightiest first. */
  signs: string[];
  /** Slug of a plant that gets it, tapped or named in the text. */
  plant?: string;
  /** The month asked for, if it is usually seen then and not at any time. */
  month?: Month;
  /** Whether the text names it. */
  isNamed: boolean;
}

/** A possible issue. */
export interface Candidate {
  slug: string;
  reason: Reason;
  /** Points, for the order alone. */
  score: number;
  /** How well it fits: never more than signs alone can tell (the entry's own confidence). */
  confidence: Confidence;
}

const mostCandidates = 5;
const plantPoints = 2;
/** For what only few plants get. */
const fewPlantsPoints = 1;
const fewPlants = 3;
/** For a plant that is not known to get it. */
const otherPlantPoints = -1;
const namePoints = 3;
const monthPoints = 1;
const leastPoints = 0.5;
/** How many points signs alone can be worth, by the entry's confidence. */
const mostPoints: Record<Confidence, number> = { low: 6, medium: 9, high: 12 };
/** From how many points on a fit is that sure. */
const fits: [points: number, fit: Confidence][] = [
  [6, 'high'],
  [3, 'medium'],
  [0, 'low'],
];
/** A candidate with less than this share of the first one's points is left out. */
const leastShare = 0.25;

/**
 * The issues that fit what was seen, best first, at most five: weights of the signs tapped and read in the text, plant and
 * month, capped by what signs alone can tell (rule G8). None without a sign, a plant or its own name. Same input, same list.
 */
export function rankIssues(file: FinderFile, sighting: Sighting): Candidate[] {
  const seen = readSighting(file, sighting);
  const wanted = contradictingGroups(seen, sighting) ?? sighting.groups ?? [];
  const ranked = file.issues
    .filter(({ groups }) => wanted.length === 0 || overlap(groups, wanted))
    .flatMap((issue) => toCandidate(issue, seen))
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.points - one.points ||
        severities.indexOf(other.severity) - severities.indexOf(one.severity) ||
        (one.slug < other.slug ? -1 : 1),
    );
  const least = (ranked[0]?.score ?? 0) * leastShare;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, mostCandidates)
    .map(({ slug, reason, score, confidence }) => ({ slug, reason, score, confidence }));
}

/** The groups that the words name, if none of them was tapped: "ficus hedge" with Lawn tapped. Words win over a tap. */
const contradictingGroups = ({ groups: named }: Seen, { groups = [] }: Sighting) =>
  groups.length > 0 && named.size > 0 && !overlap(groups, named) ? [...named] : undefined;

/** The same for the page, which says that it went by the words. */
export const contradictsTap = (file: FinderFile, sighting: Sighting): boolean =>
  contradictingGroups(readSighting(file, sighting), sighting) !== undefined;

function toCandidate(issue: FinderIssue, { signs, plants, groups, named, month }: Seen) {
  const matched = issue.signs.filter(([id]) => signs.has(id)).sort(([, one], [, other]) => other - one);
  const plant = plants.find(({ slug }) => issue.plants.includes(slug))?.slug;
  const isNamed = named.has(issue.slug);
  if (matched.length === 0 && !plant && !isNamed) return [];

  const isInSeason = month !== undefined && issue.months.length < 12 && issue.months.includes(month);
  const sum =
    matched.reduce((weights, [id, weight]) => weights + weight * (signs.get(id) ?? 0), 0) +
    pointsOfPlant(issue, plants, plant) +
    pointsOfMonth(issue, month) +
    (isNamed ? namePoints : 0);
  const points = Math.max(sum, leastPoints) * shareIn(issue.groups, groups);
  const reason: Reason = {
    signs: matched.map(([id]) => id),
    ...(plant && { plant }),
    ...(isInSeason && { month }),
    isNamed,
  };
  const score = Math.min(points, mostPoints[issue.confidence]);
  return [
    { slug: issue.slug, severity: issue.severity, points, score, confidence: fitOf(points, issue), reason },
  ];
}

function pointsOfPlant(
  { plants }: FinderIssue,
  named: readonly FinderPlant[],
  host: string | undefined,
): number {
  if (host) return plantPoints + (plants.length <= fewPlants ? fewPlantsPoints : 0);
  return named.length > 0 ? otherPlantPoints : 0;
}

function pointsOfMonth({ months }: FinderIssue, month: Month | undefined): number {
  if (month === undefined || months.length === 12) return 0;
  return months.includes(month) ? monthPoints : -monthPoints;
}

function fitOf(points: number, { confidence }: FinderIssue): Confidence {
  const fit = fits.find(([least]) => points >= least)?.[1] ?? 'low';
  return confidences.indexOf(fit) < confidences.indexOf(confidence) ? fit : confidence;
}
