import { emailAddress } from '@sandhill/company/email-address.js';
import * as z from 'zod/mini';
import type { Urgency } from '../../types/api';

/** Removes invisible characters. Text that is copied from a page or a message may contain them. */
const onlyVisible = z.overwrite((text: string) => text.replaceAll(/\p{Cf}/gu, ''));

/** Fields that several public forms have. Error messages are the server's codes; the forms have a text for each. */
export const personFields = {
  name: z.string().check(z.trim(), z.minLength(1, 'name_required'), z.maxLength(200, 'too_long')),
  email: z.pipe(
    z.string().check(onlyVisible, z.trim(), z.maxLength(254, 'too_long')),
    z.email({ pattern: emailAddress, error: 'invalid_email' }),
  ),
};

export const optionalPhone = z.string().check(z.trim(), z.maxLength(40, 'too_long'));

export const messageFields = {
  message: z.string().check(z.trim(), z.minLength(10, 'message_too_short'), z.maxLength(10_000, 'too_long')),
  heardFrom: z.optional(z.string().check(z.trim())),
};

export const choiceFields = {
  /** The honeypot, which the server knows as `website`. */
  remarks: z.string(),
  cannotWait: z.optional(z.array(z.string())),
  urgency: z.optional(z.string()),
  textConsent: z.optional(z.array(z.string())),
};

interface Choices {
  remarks: string;
  cannotWait?: string[];
  urgency?: string;
  textConsent?: string[];
}

/**
 * Converts validated values to the format in which they are sent. Leaves out options that the visitor has not chosen.
 */
export function toSent<Values extends Choices>(values: Values) {
  const { remarks: website, cannotWait = [], urgency, textConsent = [], ...typed } = values;
  return {
    ...typed,
    website,
    ...(cannotWait.length > 0 && { urgency: (urgency || 'other') as Urgency }),
    ...(textConsent.length > 0 && { textConsent: true as const }),
  };
}
