import type { Language } from '@sandhill/company/language.js';
import { PageLanguage, Milliseconds, PageNote } from '../../model/lead-fields.js';

/** What both forms send beside what was typed; all of it may be absent. */
export class OptionalPageFields {
  @PageLanguage()
  language?: Language | null;

  @PageNote('The path of the page that the form stands on.')
  page?: string | null;

  @PageNote('A field that people do not see; what fills it is taken for a robot.')
  website?: string | null;

  @Milliseconds('How long the visitor took, from the first look at the form to its sending, in milliseconds.')
  tookMs?: number | null;
}

/** Divides a form into what was typed, what the lead keeps of its page, and what tells a robot. */
export function splitForm<Form extends OptionalPageFields>(form: Form) {
  const { language, page, website, tookMs, ...typed } = form;
  return { typed, origin: { language: language ?? 'en', page: page ?? null }, traces: { website, tookMs } };
}
