import type { Language } from '@sandhill/company/language.js';
import { formAnswersContent } from '../../content/form-answers';
import type { FormErrors } from './use-lead-form';

/** The words for each code. A form with words of its own for a code has them under the code with its prefix. */
export function errorTexts(
  errors: FormErrors,
  language: Language,
  prefix = '',
): Record<string, string | undefined> {
  const words = formAnswersContent[language].errors;
  const textOf = (code: string) => words[prefix + code] ?? words[code] ?? words['required'];
  return Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, textOf(code)]));
}
