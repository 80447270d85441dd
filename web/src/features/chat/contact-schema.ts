import * as z from 'zod/mini';
import { choiceFields, optionalPhone, personFields, toSent } from '../../components/forms/lead-fields';
import { errorCodes } from '../../lib/error-codes';

const contactSchema = z.object({ ...personFields, phone: optionalPhone, ...choiceFields });

export const checkContact = (values: unknown) => errorCodes(contactSchema, values);

/**
 * Returns the values in the format in which they are sent.
 *
 * @throws if they are invalid
 */
export function parseContact(values: unknown) {
  const { phone, ...contact } = toSent(contactSchema.parse(values));
  return { ...contact, ...(phone && { phone }) };
}
