import type { Problem } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { ValidationFailed, type FieldError } from '@sandhill/platform/errors/domain.error.js';

/** Limit on the faults in an answer. Editors fix faults one after the other, so they do not need the complete list. */
const maxFields = 200;

/** Loads the schema on first use: it takes memory that an idle process does not need. */
const schema = () => import('@sandhill/company/content/problems.js');

export async function problemsOf(content: unknown): Promise<Problem[]> {
  return (await schema()).problemsOf(content);
}

/** Returns all made-up statements, which a live site must not contain. */
export async function fictionOf(content: SiteContent, now: Date): Promise<Problem[]> {
  const { fictionOf: find } = await import('@sandhill/company/content/fiction.js');
  return find(content, officeDay(now));
}

/** Returns the problems that not even a draft may have. */
export async function blockingProblems(problems: readonly Problem[]): Promise<Problem[]> {
  const { isUnfinished } = await schema();
  return problems.filter((problem) => !isUnfinished(problem));
}

/** @throws ValidationFailed with the fields if there are problems */
export async function requireNone(problems: readonly Problem[]): Promise<void> {
  if (problems.length > 0) throw new ValidationFailed(await toFieldErrors(problems));
}

/** Returns field errors by path, such as `testimonials.2.text.en`. */
export async function toFieldErrors(
  problems: readonly Problem[],
  max = maxFields,
): Promise<Record<string, FieldError>> {
  const { problemWords } = await schema();
  const entries = problems.slice(0, max).map(({ path, code, limit }) => {
    const message = problemWords[code].en;
    // Paths are relative to the content. A fault of the whole content has an empty path, so it gets a name here.
    const field = path === '' ? 'content' : path;
    return [field, { message: limit === undefined ? message : `${message} (${limit})`, code }] as const;
  });
  return Object.fromEntries(entries);
}
