import { issueDefaults, plantDefaults } from '@sandhill/company/plant-guide/entry-defaults.js';
import type { EntryKind } from './api/guide-api';

export const blankEntry: Record<EntryKind, Readonly<Record<string, unknown>>> = {
  plant: {
    ...plantDefaults,
    scientificName: '',
    description: '',
    careInstructions: '',
    floridaSpecific: '',
    confidence: 'medium',
  },
  issue: {
    ...issueDefaults,
    description: '',
    causes: [],
    solutions: [],
    prevention: [],
    severity: 'moderate',
    confidence: 'medium',
  },
};
