import type { Localized } from '../language.js';
import type { ServiceId } from '../service-ids.js';

/** Number of a month, from 1 for January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface Step {
  title: Localized;
  text: Localized;
}

/** Advice for a season. Its range of months may cross the end of the year: October to May is 10 to 5. */
interface Season {
  from: Month;
  to: Month;
  title: Localized;
  text: Localized;
}

interface RelatedService {
  id: ServiceId;
  /** A clause with the reason why the related service goes with this one. */
  why: Localized;
}

/** A list that only one service has, such as the steps after a storm. */
interface Checklist {
  title: Localized;
  items: Localized[];
}

/** Content of a service's page in addition to its description and benefits. Plain texts without markup. */
export interface ServiceGuide {
  /** The three steps of the work, in order. */
  steps: Step[];
  /** Three to five factors that determine price and time. */
  factors: Localized[];
  seasonsTitle: Localized;
  /** Advice for the seasons of southwest Florida. */
  seasons: Season[];
  /** Two or three related services. */
  related: RelatedService[];
  checklist?: Checklist;
}
