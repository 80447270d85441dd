import { emailAddress } from '@sandhill/company/email-address.js';
import * as z from 'zod/mini';
import { choiceFields, choicesOf } from '../../components/forms/form-choices';
import { errorCodes } from '../../lib/error-codes';

/** Error messages are codes, as in the other forms. The phone number is optional. */
const contactSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'name_required'), z.maxLength(200, 'too_long')),
  email: z.pipe(
    z.string().check(z.trim(), z.maxLength(254, 'too_long')),
    z.email({ pattern: emailAddress, error: 'invalid_email' }),
  ),
  phone: z.string().check(z.trim(), z.maxLength(40, 'too_long')),
  website: z.string(),
  ...choiceFields,
});

export const checkContact = (values: unknown) => errorCodes(contactSchema, values);

/** Returns the values in the format in which they are sent. @throws if they are invalid */
export function parseContact(values: unknown) {
  const { phone, cannotWait, urgency, textConsent, ...contact } = contactSchema.parse(values);
  return { ...contact, ...(phone && { phone }), ...choicesOf({ cannotWait, urgency, textConsent }) };
}
