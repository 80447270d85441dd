import { serviceIds } from '@sandhill/company/service-ids.js';
import { emailAddress } from '@sandhill/company/email-address.js';
import * as z from 'zod/mini';
import { choiceFields, choicesOf } from '../../components/forms/form-choices';
import { errorCodes } from '../../lib/error-codes';

const quoteServiceIds = [...serviceIds, 'other'] as const;

/** Error messages are the server's codes, and the form has a text for each code. */
const quoteSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'name_required'), z.maxLength(200, 'too_long')),
  email: z.pipe(
    z.string().check(z.trim(), z.maxLength(254, 'too_long')),
    z.email({ pattern: emailAddress, error: 'invalid_email' }),
  ),
  phone: z.string().check(z.trim(), z.minLength(10, 'invalid_phone'), z.maxLength(40, 'too_long')),
  address: z.string().check(z.trim(), z.minLength(5, 'address_too_short'), z.maxLength(500, 'too_long')),
  services: z.array(z.enum(quoteServiceIds, 'unknown_service')).check(z.minLength(1, 'services_required')),
  message: z.string().check(z.trim(), z.minLength(10, 'message_too_short'), z.maxLength(10_000, 'too_long')),
  heardFrom: z.optional(z.string().check(z.trim())),
  website: z.string(),
  ...choiceFields,
});

export const checkQuote = (values: unknown) => errorCodes(quoteSchema, values);

/** Returns the values in the format in which they are sent. @throws if they are invalid */
export function parseQuote(values: unknown) {
  const { cannotWait, urgency, textConsent, ...typed } = quoteSchema.parse(values);
  return { ...typed, ...choicesOf({ cannotWait, urgency, textConsent }) };
}
