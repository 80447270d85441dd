import { storeJson, readStoredJson } from './browser-storage';

const typedFields = ['name', 'email', 'phone', 'address', 'message'];

const dayMs = 24 * 60 * 60 * 1000;

interface KeptDraft {
  savedAt: number;
  values: Record<string, string | string[]> | null;
}

/** Saves the typed values in the draft from which the form is restored (`components/forms/drafts-slice.ts`). */
function keepTyped(form: HTMLFormElement): void {
  // `form.name` would be the form's field called `name`.
  const draft = form.getAttribute('name');
  const data = new FormData(form);
  if (!draft || !typedFields.some((field) => data.get(field))) return;
  const key = `${draft}-draft`;
  const stored = readStoredJson<KeptDraft>('sessionStorage', key);
  // As in the form, a draft that is older than a day is ignored, because the device may have another user.
  const kept = stored && Date.now() - stored.savedAt < dayMs ? stored : null;
  const values = { ...kept?.values };
  for (const name of data.keys()) {
    const [value = '', ...others] = data.getAll(name).map(String);
    if (value) values[name] = others.length > 0 ? [value, ...others] : value;
  }
  storeJson('sessionStorage', key, {
    id: `${Math.random()}`,
    startedAt: performance.timeOrigin,
    attempt: null,
    ...kept,
    savedAt: Date.now(),
    values,
  });
}

/**
 * Loads the page again if the server answers. Imports only what the first script has, because any other script may have
 * failed to load.
 */
export async function loadAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' });
  if (!answer.ok) return;
  for (const form of document.forms) keepTyped(form);
  location.reload();
}
