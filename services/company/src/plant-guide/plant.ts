import type { Month } from '../guides/service-guide.js';
import type { ServiceId } from '../service-ids.js';

export const plantGroups = ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'] as const;
export type PlantGroup = (typeof plantGroups)[number];

/** How sure an entry is: for an issue, how sure its signs alone can be. */
export const confidences = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

export const severities = ['low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export const lights = ['sun', 'part-shade', 'shade'] as const;
export type Light = (typeof lights)[number];

export const levels = ['low', 'medium', 'high'] as const;
export type Level = (typeof levels)[number];

/** A public document that an entry rests on. */
export interface Source {
  /** Such as "University of Florida, IFAS Extension: palm nutrition". */
  title: string;
  /** Only where it is known for sure. */
  url?: string;
}

/** Fields of every entry of the guide. */
interface Entry {
  slug: string;
  confidence: Confidence;
  /** A shipped drawing, `/guide/<name>.svg`, or a picture of the gallery, `/media/…`; without it the group's drawing shows. */
  imageUrl?: string | null;
  sources: Source[];
  /** When the sources were read: `YYYY-MM-DD`. */
  checkedOn: string | null;
  /** Name of the employee who signed it. */
  checkedBy: string | null;
  isPublished: boolean;
}

/** An entry of the plant guide (`plant_identifications`, rule G2). Texts are plain; `…Es` is Spanish. */
export interface Plant extends Entry {
  name: string;
  nameEs: string;
  scientificName: string;
  /** Paragraphs, with an empty line between them. */
  description: string;
  descriptionEs: string;
  /** A line for each part of the year: "October to May: Water deeply once a week." */
  careInstructions: string;
  careInstructionsEs: string;
  /** Facts particular to southwest Florida. */
  floridaSpecific: string;
  floridaSpecificEs: string;
  /** Other names in either language, former scientific names included. */
  synonyms: string[];
  group: PlantGroup;
  light: Light[];
  /** How much it needs once it has grown in. */
  water: Level;
  /** How much salt it stands. */
  salt: Level;
  /** How tall it usually gets here, in feet; 0 if the entry does not say. */
  heightFt: number;
  /** To Florida. */
  isNative: boolean;
  /** To people or pets, if eaten. */
  isPoisonous: boolean;
  /** Slugs of issues that it gets. */
  issues: string[];
}

export interface IssueSign {
  /** Of `signs.ts`. */
  sign: string;
  /** 3: hardly anything else looks so; 1: many things do. */
  weight: 1 | 2 | 3;
}

/** An entry of the problem finder (`plant_issues`, rule G9). */
export interface PlantIssue extends Entry {
  issue: string;
  issueEs: string;
  /** Description of what one sees. Paragraphs, with an empty line between them. */
  description: string;
  descriptionEs: string;
  causes: string[];
  causesEs: string[];
  /** Steps to take. */
  solutions: string[];
  solutionsEs: string[];
  prevention: string[];
  preventionEs: string[];
  severity: Severity;
  signs: IssueSign[];
  groups: PlantGroup[];
  /** Slugs of plants. */
  plants: string[];
  /** When it is usually seen; all twelve if at any time. */
  months: Month[];
  /** Slugs of issues that are taken for it. */
  lookAlikes: string[];
  /** Other names in either language. */
  synonyms: string[];
  /** The service that helps. */
  serviceId: ServiceId;
  /** Whether treating it for hire takes a pesticide licence. */
  needsLicence: boolean;
}

/** The entries that a version of the site holds: published ones alone. */
export interface PlantGuide {
  plants: Plant[];
  issues: PlantIssue[];
}
