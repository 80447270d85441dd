import type { Problem } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { ValidationFailed, type FieldError } from '@sandhill/platform/errors/domain.error.js';

/** Editors fix faults one after the other; a body that is all faults need not be answered in full. */
const mostFields = 200;

/** The schema is loaded with its first use: it takes memory that a process at rest does not need. */
const schema = () => import('@sandhill/company/content/problems.js');

/** Everything that keeps a content from being published. */
export async function problemsOf(content: unknown): Promise<Problem[]> {
  return (await schema()).problemsOf(content);
}

/** Everything that a live site may not say (N15). */
export async function fictionOf(content: SiteContent, now: Date): Promise<Problem[]> {
  const { fictionOf: find } = await import('@sandhill/company/content/fiction.js');
  return find(content, officeDay(now));
}

/** Rejects contents that a draft may not hold. */
export async function faultsOf(problems: readonly Problem[]): Promise<Problem[]> {
  const { isUnfinished } = await schema();
  return problems.filter((problem) => !isUnfinished(problem));
}

/** @throws ValidationFailed with the fields if there are problems */
export async function requireNone(problems: readonly Problem[]): Promise<void> {
  if (problems.length > 0) throw new ValidationFailed(await fieldsOf(problems));
}

/** Field errors by path, such as `testimonials.2.text.en`. */
export async function fieldsOf(
  problems: readonly Problem[],
  most = mostFields,
): Promise<Record<string, FieldError>> {
  const { problemWords } = await schema();
  const entries = problems.slice(0, most).map(({ path, code, limit }) => {
    const message = problemWords[code].en;
    // Fields are those of the content; a body without one has none.
    const field = path === '' ? 'content' : path;
    return [field, { message: limit === undefined ? message : `${message} (${limit})`, code }] as const;
  });
  return Object.fromEntries(entries);
}
