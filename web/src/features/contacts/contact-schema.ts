import { z } from 'zod';

/** The contact form's rules. Messages are codes, as in the quote form. The telephone number is optional. */
export const contactSchema = z.object({
  name: z.string().trim().min(1, 'name_required').max(200, 'too_long'),
  email: z.string().trim().max(254, 'too_long').pipe(z.email('invalid_email')),
  phone: z.string().trim().max(40, 'too_long'),
  subject: z.string().trim().min(1, 'subject_required').max(200, 'too_long'),
  message: z.string().trim().min(10, 'contact_message_too_short').max(10_000, 'too_long'),
  website: z.string(),
});

export type ContactValues = z.infer<typeof contactSchema>;
