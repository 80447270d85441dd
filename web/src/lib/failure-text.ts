import type { FormAnswersContent } from '../content/form-answers';

/** Why a form was rejected, with the phone number where an immediate retry does not help. */
export function failureText(status: number, { quote }: FormAnswersContent, otherwise: string): string {
  if (status === 429) return quote.limited;
  // The connection is too slow (408), or the services are down (502 to 504).
  if (status === 408 || (status >= 502 && status <= 504)) return quote.unavailable;
  return otherwise;
}
