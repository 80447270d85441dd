import type { FormAnswersContent } from '../content/form-answers';

/** Returns advice with the phone number if an immediate retry would not help; undefined if it might. */
export function failureText(status: number, { quote }: FormAnswersContent): string | undefined {
  if (status === 429) return quote.limited;
  // Either the connection is too slow (408), or the services are down (502 to 504).
  if (status === 408 || (status >= 502 && status <= 504)) return quote.unavailable;
  return undefined;
}
