import type { Localized } from '../../language.js';
import type { PlantGroup } from '../plant.js';

/** Where on a plant or lawn a sign is seen: the finder's second tap. */
export interface Part {
  id: string;
  groups: PlantGroup[];
  label: Localized;
}

/** Something that a visitor can see: the finder's third tap, and recognized in free text. */
export interface Sign {
  id: string;
  groups: PlantGroup[];
  /** Id of one of `parts`. */
  part: string;
  label: Localized;
  /** Words and phrases by which visitors name it. */
  words: { en: string[]; es: string[] };
  /** Name of the drawing `/guide/<drawing>.svg`, if there is one. */
  drawing?: string;
}
