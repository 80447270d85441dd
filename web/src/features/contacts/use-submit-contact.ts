import type { Language } from '@sandhill/company/language.js';
import { type Attempt, attemptFor, isKeyReused, newAttempt } from '../../lib/attempt';
import { markPopupDone } from '../../lib/popup-session';
import type { LeadReceipt } from '../../types/api';
import { useSendContactMutation } from './api/contacts-api';
import type { ContactValues } from './contact-schema';
import type { KeptContact } from './use-contact-draft';

interface Message {
  values: ContactValues;
  language: Language;
  page: string;
}

/** Sends a message under its draft's key and answers with what the server said. @throws ApiError */
export function useSubmitContact({ read, change }: KeptContact) {
  const [sendContact, { isLoading }] = useSendContactMutation();

  const submit = async ({ values, ...rest }: Message): Promise<Partial<LeadReceipt>> => {
    const message = { ...values, ...rest };
    const sendUnder = async (attempt: Attempt) => {
      change({ attempt });
      const contact = { ...message, tookMs: Date.now() - read().startedAt };
      return sendContact({ contact, idempotencyKey: attempt.key }).unwrap();
    };
    const attempt = attemptFor(read().attempt, JSON.stringify(message));
    const receipt = await sendUnder(attempt).catch((error: unknown) => {
      if (!isKeyReused(error)) throw error;
      return sendUnder(newAttempt(attempt.fingerprint));
    });
    markPopupDone();
    return receipt;
  };
  return { submit, isSending: isLoading };
}
