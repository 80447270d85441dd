import { issueDefaults, plantDefaults } from '@sandhill/company/plant-guide/entry-defaults.js';
import type { EntryKind } from './api/guide-api';

/** What the form of a new entry begins with. */
export const blankEntry: Record<EntryKind, Readonly<Record<string, unknown>>> = {
  plant: { ...plantDefaults, confidence: 'medium' },
  issue: { ...issueDefaults, severity: 'moderate', confidence: 'medium' },
};
