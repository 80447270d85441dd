import type { Month } from '../../src/guides/service-guide.js';
import type { Language } from '../../src/language.js';
import type { PlantGroup } from '../../src/plant-guide/plant.js';

export interface ProblemDescription {
  language: Language;
  /** As typed on a phone, slips included. */
  text: string;
  /** Groups of the finder's first tap, where it was used. */
  groups?: PlantGroup[];
  month?: Month;
  /** Slug of the issue that should come first. */
  expected: string;
}
