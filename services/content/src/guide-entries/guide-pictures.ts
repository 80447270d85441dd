import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import type { Entry } from './entry-kinds.js';

/** Returns the paths of the pictures that the entries of a guide show. */
export function picturesOf({ plants, issues }: PlantGuide): string[] {
  const paths = [...plants, ...issues].flatMap(({ imageUrl }) => imageUrl ?? []);
  return [...new Set(paths)];
}

export function guideWithoutPictures(guide: PlantGuide, paths: readonly string[]): PlantGuide {
  const without = <Type extends Entry>(entries: Type[]): Type[] =>
    entries.map((entry) => (paths.includes(entry.imageUrl ?? '') ? { ...entry, imageUrl: null } : entry));
  return { plants: without(guide.plants), issues: without(guide.issues) };
}
