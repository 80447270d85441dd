import type { Localized } from '../language.js';
import type { ServiceId } from '../service-ids.js';

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface Step {
  title: Localized;
  text: Localized;
}

/** Advice for a part of the year. A range may cross the end of the year: October to May is 10 to 5. */
interface Season {
  from: Month;
  to: Month;
  title: Localized;
  text: Localized;
}

interface RelatedService {
  id: ServiceId;
  /** One clause that says why the related service goes with this one. */
  why: Localized;
}

/** A list that only this service has, such as what to do after a storm. */
interface Checklist {
  title: Localized;
  items: Localized[];
}

/** Content of a service's page besides its description and benefits. Plain texts, no markup. */
export interface ServiceGuide {
  /** The course of the work, in three steps. */
  steps: Step[];
  /** Three to five factors of price and time. */
  factors: Localized[];
  seasonsTitle: Localized;
  /** Advice by the seasons of southwest Florida. */
  seasons: Season[];
  /** Two or three related services. */
  related: RelatedService[];
  checklist?: Checklist;
}
