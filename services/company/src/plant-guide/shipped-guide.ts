import type { PlantGuide } from './plant.js';

/** The entries that a new database begins with. */
export const shippedGuide: PlantGuide = { plants: [], issues: [] };
