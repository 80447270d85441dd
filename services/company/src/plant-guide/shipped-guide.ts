import { issues } from './issues/all.js';
import type { PlantGuide } from './plant.js';
import { plants } from './plants/all.js';

/** The entries that a new database starts with. */
export const shippedGuide: PlantGuide = { plants, issues };
