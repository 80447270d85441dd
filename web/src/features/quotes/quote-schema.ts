import { serviceIds } from '@sandhill/company/service-ids.js';
import { z } from 'zod';

/** What may be asked for, in the order of the form. */
export const quoteServiceIds = [...serviceIds, 'other'] as const;

/** The quote form's rules. Messages are the codes that the server uses too; the form prints its own words by code. */
export const quoteSchema = z.object({
  name: z.string().trim().min(1, 'name_required').max(200, 'too_long'),
  email: z.string().trim().max(254, 'too_long').pipe(z.email('invalid_email')),
  phone: z.string().trim().min(10, 'invalid_phone').max(40, 'too_long'),
  address: z.string().trim().min(5, 'address_too_short').max(500, 'too_long'),
  services: z.array(z.enum(quoteServiceIds, 'unknown_service')).min(1, 'services_required'),
  message: z.string().trim().min(10, 'message_too_short').max(10_000, 'too_long'),
  website: z.string(),
});

export type QuoteValues = z.infer<typeof quoteSchema>;
