import * as z from 'zod/mini';
import type { Urgency } from '../../types/api';

export const choiceFields = {
  cannotWait: z.optional(z.array(z.string())),
  urgency: z.optional(z.string()),
  textConsent: z.optional(z.array(z.string())),
};

interface Choices {
  cannotWait?: string[];
  urgency?: string;
  textConsent?: string[];
}

/** Returns the visitor's choices in the format of the API. Leaves out everything that the visitor has not chosen. */
export function choicesOf({ cannotWait = [], urgency, textConsent = [] }: Choices): {
  urgency?: Urgency;
  textConsent?: true;
} {
  return {
    ...(cannotWait.length > 0 && { urgency: (urgency || 'other') as Urgency }),
    ...(textConsent.length > 0 && { textConsent: true }),
  };
}
