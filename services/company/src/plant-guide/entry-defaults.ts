import type { Plant, PlantIssue } from './plant.js';

const entry = {
  imageUrl: null,
  sources: [],
  checkedOn: null,
  checkedBy: null,
  isPublished: false,
  synonyms: [],
};

/** Defaults of a plant's entry. */
export const plantDefaults = {
  ...entry,
  nameEs: '',
  descriptionEs: '',
  careInstructionsEs: '',
  floridaSpecificEs: '',
  group: 'shrub',
  light: [],
  water: 'medium',
  salt: 'low',
  heightFt: 0,
  isNative: false,
  isPoisonous: false,
  issues: [],
} satisfies Partial<Plant>;

/** Defaults of a problem's entry. */
export const issueDefaults = {
  ...entry,
  issueEs: '',
  descriptionEs: '',
  causesEs: [],
  solutionsEs: [],
  preventionEs: [],
  signs: [],
  groups: [],
  plants: [],
  months: [],
  lookAlikes: [],
  serviceId: 'maintenance',
  needsLicence: false,
} satisfies Partial<PlantIssue>;
