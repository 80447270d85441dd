import type { Language } from '@sandhill/company/language.js';
import { formAnswersContent } from '../../content/form-answers';
import type { FormErrors } from './use-lead-form';

/**
 * Returns the text of each error, by field name. A form can have its own text for a code, under the key made of
 * `prefix` and the code.
 */
export function errorTexts(
  errors: FormErrors,
  language: Language,
  prefix = '',
): Record<string, string | undefined> {
  const words = formAnswersContent[language].errors;
  const textOf = (code: string) => words[prefix + code] ?? words[code] ?? words['required'];
  return Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, textOf(code)]));
}
