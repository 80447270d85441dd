import * as z from 'zod/mini';
import {
  choiceFields,
  messageFields,
  optionalPhone,
  personFields,
  toSent,
} from '../../components/forms/lead-fields';
import { errorCodes } from '../../lib/error-codes';

const contactSchema = z.object({
  ...personFields,
  phone: optionalPhone,
  subject: z.string().check(z.trim(), z.minLength(1, 'subject_required'), z.maxLength(200, 'too_long')),
  ...messageFields,
  ...choiceFields,
});

export const checkContact = (values: unknown) => errorCodes(contactSchema, values);

/**
 * Returns the values in the format in which they are sent.
 *
 * @throws if they are invalid
 */
export const parseContact = (values: unknown) => toSent(contactSchema.parse(values));
