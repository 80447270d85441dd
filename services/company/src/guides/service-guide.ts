import type { Localized } from '../language.js';
import type { ServiceId } from '../service-ids.js';

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface Step {
  title: Localized;
  text: Localized;
}

/** Advice for a part of the year. A range may pass the end of the year: October to May is 10 to 5. */
interface Season {
  from: Month;
  to: Month;
  title: Localized;
  text: Localized;
}

interface RelatedService {
  id: ServiceId;
  /** One clause: why it goes with this one. */
  why: Localized;
}

/** A list of a service's own, such as what to do after a storm. */
interface Checklist {
  title: Localized;
  items: Localized[];
}

/** A service's own page beyond its description and benefits. Plain texts, no markup. */
export interface ServiceGuide {
  /** How the work goes, in three steps. */
  steps: Step[];
  /** Factors of price and time: three to five. */
  factors: Localized[];
  seasonsTitle: Localized;
  /** Advice by the seasons of southwest Florida. */
  seasons: Season[];
  /** Two or three. */
  related: RelatedService[];
  checklist?: Checklist;
}
