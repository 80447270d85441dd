import { keep } from './kept';

const typedFields = ['name', 'email', 'phone', 'address', 'message'];

/** Keeps what was typed as the draft that the form starts with (`drafts-slice.ts`). */
function keepTyped(form: HTMLFormElement): void {
  // Not `form.name`, which is the field of that name.
  const draft = form.getAttribute('name');
  const data = new FormData(form);
  if (!draft || !typedFields.some((field) => data.get(field))) return;
  const values: Record<string, string | string[]> = {};
  for (const name of data.keys()) {
    const [value = '', ...others] = data.getAll(name).map(String);
    values[name] = others.length > 0 ? [value, ...others] : value;
  }
  keep('sessionStorage', `${draft}-draft`, {
    id: `${Math.random()}`,
    startedAt: performance.timeOrigin,
    savedAt: Date.now(),
    values,
    attempt: null,
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
