import type { Month } from '../guides/service-guide.js';
import type { ServiceId } from '../service-ids.js';

export const plantGroups = ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'] as const;
export type PlantGroup = (typeof plantGroups)[number];

/** How sure the guide is of an entry. For an issue: how sure a diagnosis from visible signs alone can be at most. */
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
  /** URL of the document; missing if the URL is not certain. */
  url?: string;
}

interface Entry {
  slug: string;
  confidence: Confidence;
  /**
   * Path of a shipped drawing, `/guide/<name>.svg`, or of a picture, `/media/…`. Default: the drawing of the plant
   * group.
   */
  imageUrl?: string | null;
  sources: Source[];
  /** Day on which the sources were read, as `YYYY-MM-DD`. */
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
  /** Other names in either language, and former scientific names. */
  synonyms: string[];
  group: PlantGroup;
  light: Light[];
  /** Need for water after the plant has taken root. */
  water: Level;
  /** Tolerance of salt. */
  salt: Level;
  /** Usual height in southwest Florida, in feet; 0 if the height is unknown. */
  heightFt: number;
  /** Whether the plant is native to Florida. */
  isNative: boolean;
  /** Whether the plant is poisonous to people or pets when eaten. */
  isPoisonous: boolean;
  /** Slugs of issues that affect the plant. */
  issues: string[];
}

export interface IssueSign {
  /** Id of a sign in `signs.ts`. */
  sign: string;
  /**
   * Degree to which the sign is typical of the issue. 3: hardly anything else looks like it. 1: many things look like
   * it.
   */
  weight: 1 | 2 | 3;
}

/** An entry of the problem finder (`plant_issues`). */
export interface PlantIssue extends Entry {
  issue: string;
  issueEs: string;
  /** Description of the visible damage, in paragraphs with an empty line between them. */
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
  /** Slugs of plants that the issue affects. */
  plants: string[];
  /** Months in which the issue is usually seen; all twelve if it occurs at any time. */
  months: Month[];
  /** Slugs of issues that are mistaken for this one. */
  lookAlikes: string[];
  /** Other names in either language. */
  synonyms: string[];
  /** The firm's service that treats the issue. */
  serviceId: ServiceId;
  /** Whether treating the issue for hire requires a pesticide license. */
  needsLicence: boolean;
}

export interface PlantGuide {
  plants: Plant[];
  issues: PlantIssue[];
}
