import type { Plant, PlantIssue } from './plant.js';

const entry = {
  imageUrl: null,
  sources: [],
  checkedOn: null,
  checkedBy: null,
  isPublished: false,
  synonyms: [],
};

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
