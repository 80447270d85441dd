import type { Month } from '../guides/service-guide.js';
import type { ServiceId } from '../service-ids.js';

export const plantGroups = ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'] as const;
export type PlantGroup = (typeof plantGroups)[number];

/** How certain an entry is. For an issue: how certain its signs alone can make it. */
export const confidences = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

export const severities = ['low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export const lights = ['sun', 'part-shade', 'shade'] as const;
export type Light = (typeof lights)[number];

export const levels = ['low', 'medium', 'high'] as const;
export type Level = (typeof levels)[number];

/** A public document on which an entry is based. */
export interface Source {
  /** Title, such as "University of Florida, IFAS Extension: palm nutrition". */
  title: string;
  /** Given only if it is known for sure. */
  url?: string;
}

interface Entry {
  slug: string;
  confidence: Confidence;
  /** Path of a shipped drawing, `/guide/<name>.svg`, or a picture, `/media/…`. Default: the group's drawing. */
  imageUrl?: string | null;
  sources: Source[];
  /** Day on which the sources were read: `YYYY-MM-DD`. */
  checkedOn: string | null;
  /** Name of the employee who signed the entry. */
  checkedBy: string | null;
  isPublished: boolean;
}

/** An entry of the plant guide (`plant_identifications`). Texts are plain; `…Es` is Spanish. */
export interface Plant extends Entry {
  name: string;
  nameEs: string;
  scientificName: string;
  /** Paragraphs, with an empty line between them. */
  description: string;
  descriptionEs: string;
  /** Care by season, one line for each part of the year: "October to May: Water deeply once a week." */
  careInstructions: string;
  careInstructionsEs: string;
  floridaSpecific: string;
  floridaSpecificEs: string;
  /** Other names in either language, former scientific names included. */
  synonyms: string[];
  group: PlantGroup;
  light: Light[];
  /** Need for water, once the plant has grown in. */
  water: Level;
  /** Tolerance of salt. */
  salt: Level;
  /** Usual height in southwest Florida, in feet; 0 if the entry does not say. */
  heightFt: number;
  /** Whether the plant is native to Florida. */
  isNative: boolean;
  /** Whether the plant is poisonous to people or pets, if eaten. */
  isPoisonous: boolean;
  /** Slugs of issues that affect the plant. */
  issues: string[];
}

export interface IssueSign {
  /** Id of a sign in `signs.ts`. */
  sign: string;
  /** How typical the sign is. 3: hardly anything else looks like it; 1: many things do. */
  weight: 1 | 2 | 3;
}

/** An entry of the problem finder (`plant_issues`). */
export interface PlantIssue extends Entry {
  issue: string;
  issueEs: string;
  /** Description of the visible damage. Paragraphs, with an empty line between them. */
  description: string;
  descriptionEs: string;
  causes: string[];
  causesEs: string[];
  solutions: string[];
  solutionsEs: string[];
  prevention: string[];
  preventionEs: string[];
  severity: Severity;
  signs: IssueSign[];
  groups: PlantGroup[];
  /** Slugs of plants that it affects. */
  plants: string[];
  /** Months in which it is usually seen; all twelve if at any time. */
  months: Month[];
  /** Slugs of issues that are mistaken for it. */
  lookAlikes: string[];
  /** Other names in either language. */
  synonyms: string[];
  /** The firm's service that treats it. */
  serviceId: ServiceId;
  /** Whether treating it for hire requires a pesticide license. */
  needsLicence: boolean;
}

export interface PlantGuide {
  plants: Plant[];
  issues: PlantIssue[];
}
