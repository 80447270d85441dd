import type { Plant } from '../plant.js';

/** In the order of their English names. */
export const plants: Plant[] = [];
