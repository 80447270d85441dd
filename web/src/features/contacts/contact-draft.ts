import type { Attempt } from '../../lib/attempt';
import type { ContactValues } from './contact-schema';

const key = 'contact-draft';
const dayMs = 24 * 60 * 60 * 1000;

/** A message begun and not yet sent, and when it was begun: the server takes one that was written too fast for spam. */
export interface ContactDraft {
  startedAt: number;
  values: ContactValues;
  /** The last try to send it. */
  attempt: Attempt | null;
}

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
};

export const newContactDraft = (values: Partial<ContactValues> = {}): ContactDraft => ({
  startedAt: Date.now(),
  values: { ...emptyContact, ...values },
  attempt: null,
});

interface StoredContact extends ContactDraft {
  savedAt: number;
}

/** A subject alone is a link's doing. */
const isBegun = ({ name, email, phone, message }: ContactValues) =>
  Boolean(name || email || phone || message);

/** The tab's draft; null when there is none, it is older than a day, or storage is switched off. */
export function loadContactDraft(): ContactDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredContact | null;
    const isFresh = stored !== null && Date.now() - stored.savedAt < dayMs;
    return isFresh && isBegun(stored.values) ? stored : null;
  } catch {
    // Unreadable or forbidden storage is no draft.
    return null;
  }
}

export function saveContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() } satisfies StoredContact));
  } catch {
    // Without storage the form still works; a reload then loses what was typed.
  }
}

export function clearContactDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
