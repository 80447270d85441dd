import type { Localized } from '../../language.js';
import type { PlantGroup } from '../plant.js';

/** A part of a plant or lawn where a sign is seen. Visitors choose it in the second step of the finder. */
export interface Part {
  id: string;
  groups: PlantGroup[];
  label: Localized;
}

/**
 * Something that a visitor can see. Visitors choose signs in the third step of the finder, or describe them in text.
 */
export interface Sign {
  id: string;
  groups: PlantGroup[];
  /** Id of one of `parts`. */
  part: string;
  label: Localized;
  /** Words and phrases with which visitors describe the sign. */
  words: { en: string[]; es: string[] };
  /** Name of the drawing `/guide/<drawing>.svg`, if there is one. */
  drawing?: string;
}
