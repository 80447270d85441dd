import type { Plant, PlantIssue } from './plant.js';

const entry = {
  imageUrl: null,
  sources: [],
  checkedOn: null,
  checkedBy: null,
  isPublished: false,
  synonyms: [],
};

/** What a plant's entry says where nothing else is said. */
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

/** What a problem's entry says where nothing else is said. */
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
