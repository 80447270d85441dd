import type { FormAnswersContent } from '../content/en/form-answers';

/** Why a form was not taken, with the telephone number where trying again at once does not help. */
export function failureText(status: number, { quote }: FormAnswersContent, otherwise: string): string {
  if (status === 429) return quote.limited;
  // The services, or what they need, are down: 502 to 504 of the gateway and the public server.
  if (status >= 502 && status <= 504) return quote.unavailable;
  return otherwise;
}
