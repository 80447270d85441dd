import type { Month } from '../../src/guides/service-guide.js';
import type { Language } from '../../src/language.js';
import type { PlantGroup } from '../../src/plant-guide/plant.js';

export interface ProblemDescription {
  language: Language;
  /** Text with mistakes, as typed on a phone. */
  text: string;
  /** Groups of plants tapped in the finder's first step, if any. */
  groups?: PlantGroup[];
  month?: Month;
  /** Slug of the issue that should come first. */
  expected: string;
}
