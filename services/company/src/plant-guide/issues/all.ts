import type { PlantIssue } from '../plant.js';

/** In the order of their English names. */
export const issues: PlantIssue[] = [];
