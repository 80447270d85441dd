import type { Language } from '@sandhill/company/language.js';
import { PageLanguage, PageNote, StartedAt } from './lead-fields.js';

/** What both forms send beside what was typed; all of it may be absent. */
export class OptionalPageFields {
  @PageLanguage()
  language?: Language | null;

  @PageNote('The path of the page that the form stands on.')
  page?: string | null;

  @PageNote('A field that people do not see; what fills it is taken for a robot.')
  website?: string | null;

  @StartedAt()
  startedAt?: number | null;
}
