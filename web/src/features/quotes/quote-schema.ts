import { serviceIds } from '@sandhill/company/service-ids.js';
import * as z from 'zod/mini';
import { choiceFields, messageFields, personFields, toSent } from '../../components/forms/lead-fields';
import { errorCodes } from '../../lib/error-codes';

const quoteServiceIds = [...serviceIds, 'other'] as const;

const quoteSchema = z.object({
  ...personFields,
  phone: z.string().check(z.trim(), z.minLength(10, 'invalid_phone'), z.maxLength(40, 'too_long')),
  address: z.string().check(z.trim(), z.minLength(5, 'address_too_short'), z.maxLength(500, 'too_long')),
  services: z.array(z.enum(quoteServiceIds, 'unknown_service')).check(z.minLength(1, 'services_required')),
  ...messageFields,
  ...choiceFields,
});

export const checkQuote = (values: unknown) => errorCodes(quoteSchema, values);

/**
 * Returns the values in the format in which they are sent.
 *
 * @throws if they are invalid
 */
export const parseQuote = (values: unknown) => toSent(quoteSchema.parse(values));
