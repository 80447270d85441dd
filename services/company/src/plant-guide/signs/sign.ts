import type { Localized } from '../../language.js';
import type { PlantGroup } from '../plant.js';

/** Where on a plant or lawn a sign is seen: the finder's second tap. */
export interface Part {
  id: string;
  groups: PlantGroup[];
  label: Localized;
}

/** Something a visitor can see: the finder's third tap, and what free text is read for. */
export interface Sign {
  id: string;
  groups: PlantGroup[];
  /** Of `parts`. */
  part: string;
  label: Localized;
  /** Words and phrases by which visitors name it. */
  words: { en: string[]; es: string[] };
  /** `/guide/<drawing>.svg`, where it is drawn. */
  drawing?: string;
}
