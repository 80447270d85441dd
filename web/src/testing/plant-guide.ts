import type { Plant, PlantGuide, PlantIssue } from '@sandhill/company/plant-guide/plant.js';

const signed = {
  sources: [{ title: 'Extension Service: plants of the coast', url: 'https://extension.test/plants' }],
  checkedOn: '2026-11-22',
  checkedBy: null,
  isPublished: true,
};

/** Returns a valid plant. A test passes only the fields that matter to it. */
export const aPlant = (wanted: Partial<Plant> = {}): Plant => ({
  slug: 'sea-ixora',
  name: 'Sea ixora',
  nameEs: 'Ixora de mar',
  scientificName: 'Ixora maritima',
  synonyms: ['jungle flame'],
  group: 'shrub',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'low',
  heightFt: 10,
  isNative: false,
  isPoisonous: false,
  description: 'A shrub with red flowers.\n\nIt grows slowly.',
  descriptionEs: 'Un arbusto de flores rojas.\n\nCrece despacio.',
  careInstructions: 'October to May: Water once a week.\nJune to September: Rain is enough.',
  careInstructionsEs:
    'De octubre a mayo: Riegue una vez por semana.\nDe junio a septiembre: Basta la lluvia.',
  floridaSpecific: 'It yellows beside concrete.',
  floridaSpecificEs: 'Se pone amarilla junto al concreto.',
  issues: ['pale-leaves'],
  confidence: 'high',
  ...signed,
  ...wanted,
});

/** Returns a valid issue. A test passes only the fields that matter to it. */
export const anIssue = (wanted: Partial<PlantIssue> = {}): PlantIssue => ({
  slug: 'pale-leaves',
  issue: 'Pale leaves',
  issueEs: 'Hojas pálidas',
  description: 'The newest leaves turn yellow between green veins.',
  descriptionEs: 'Las hojas nuevas amarillean entre venas verdes.',
  causes: ['Lime in the soil'],
  causesEs: ['Cal en el suelo'],
  solutions: ['Test the soil'],
  solutionsEs: ['Analice el suelo'],
  prevention: ['Plant it away from walls'],
  preventionEs: ['Plántela lejos de paredes'],
  severity: 'low',
  confidence: 'high',
  signs: [],
  groups: ['shrub', 'hedge'],
  plants: ['sea-ixora'],
  months: [11, 12, 1],
  lookAlikes: [],
  synonyms: ['chlorosis'],
  serviceId: 'maintenance',
  needsLicence: false,
  ...signed,
  ...wanted,
});

/** A guide with a few entries. */
export const testGuide: PlantGuide = {
  plants: [
    aPlant(),
    aPlant({
      slug: 'bay-palm',
      name: 'Bay palm',
      nameEs: 'Palma de bahía',
      scientificName: 'Palma maris',
      synonyms: ['palmito'],
      group: 'palm',
      light: ['sun'],
      salt: 'high',
      isNative: true,
      issues: ['brown-patch', 'spotted-fronds'],
    }),
    aPlant({
      slug: 'night-fern-cycad',
      name: 'Night cycad',
      nameEs: 'Cícada de noche',
      scientificName: 'Cycas noctis',
      synonyms: [],
      light: ['shade'],
      isPoisonous: true,
      issues: [],
    }),
  ],
  issues: [
    anIssue(),
    anIssue({
      slug: 'spotted-fronds',
      issue: 'Spotted fronds',
      issueEs: 'Pencas con puntos',
      groups: ['palm'],
      plants: ['bay-palm'],
      signs: [{ sign: 'orange-spotted-fronds', weight: 3 }],
      lookAlikes: ['pale-leaves', 'no-longer-published'],
      severity: 'high',
      serviceId: 'landscape-design',
      needsLicence: true,
    }),
    anIssue({
      slug: 'brown-patch',
      issue: 'Brown patch',
      issueEs: 'Mancha seca',
      groups: ['lawn'],
      plants: [],
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      signs: [{ sign: 'yellow-patch', weight: 3 }],
    }),
  ],
};
