import type { Month } from '../guides/service-guide.js';
import type { FinderFile, FinderIssue, FinderPlant } from './finder-file.js';
import { confidences, severities, type Confidence } from './plant.js';
import { overlap, readSighting, shareIn, type Seen, type Sighting } from './read-sighting.js';

export type { Sighting } from './read-sighting.js';

interface Reason {
  /** Ids of the matching signs, the one with the highest weight first. */
  signs: string[];
  /** Slug of an affected plant that the visitor tapped or named. */
  plant?: string;
  /** The visitor's month, if the issue is usually seen in it but not all year. */
  month?: Month;
  isNamed: boolean;
}

export interface Candidate {
  slug: string;
  reason: Reason;
  /** Points that decide the order of the candidates and which of them are left out. Pages do not show the points. */
  score: number;
  /** Certainty that the visitor's plant has this issue. It is never higher than the entry's own confidence. */
  confidence: Confidence;
}

const maxCandidates = 5;
const plantPoints = 2;
/** Additional points for an issue that affects only few plants. */
const fewPlantsPoints = 1;
const fewPlants = 3;
/** Points for a plant that the issue is not known to affect. */
const otherPlantPoints = -1;
const namePoints = 3;
const monthPoints = 1;
const minPoints = 0.5;
/** Maximum score by the entry's confidence, because signs alone cannot prove more. */
const maxPoints: Record<Confidence, number> = { low: 6, medium: 9, high: 12 };
/** Minimum score for each confidence. */
const fits: [points: number, fit: Confidence][] = [
  [6, 'high'],
  [3, 'medium'],
  [0, 'low'],
];
/** Share of the first candidate's score below which a candidate is left out. */
const minShare = 0.25;

/**
 * Returns the issues that fit, best first, at most five. The score is the sum of the weights of signs, which were
 * tapped or found in the text, and of points for plant, month and name. The entry's confidence limits the score. An
 * issue is returned only if one of its signs, an affected plant or its own name was tapped or found.
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
  const least = (ranked[0]?.score ?? 0) * minShare;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, maxCandidates)
    .map(({ slug, reason, score, confidence }) => ({ slug, reason, score, confidence }));
}

/**
 * Returns the plant groups that the text or the plant names, if the visitor tapped only other groups. For instance, the
 * text is "ficus hedge" but Lawn was tapped. The text then takes precedence.
 */
const contradictingGroups = ({ groups: named }: Seen, { groups = [] }: Sighting) =>
  groups.length > 0 && named.size > 0 && !overlap(groups, named) ? [...named] : undefined;

/** Returns whether the text contradicts the tapped group. If so, the page says that it followed the text. */
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
  const points = Math.max(sum, minPoints) * shareIn(issue.groups, groups);
  const reason: Reason = {
    signs: matched.map(([id]) => id),
    ...(plant && { plant }),
    ...(isInSeason && { month }),
    isNamed,
  };
  const score = Math.min(points, maxPoints[issue.confidence]);
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
