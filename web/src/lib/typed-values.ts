/** What was typed into a form that had not come to life; several boxes of one name make a list. */
export type TypedValues = Record<string, string | string[]>;

export function readValues(form: HTMLFormElement): TypedValues {
  const data = new FormData(form);
  const values: TypedValues = {};
  for (const name of new Set(data.keys())) {
    const isBox = form.querySelector(`input[type="checkbox"][name="${name}"]`) !== null;
    const all = data.getAll(name).map(String);
    values[name] = isBox ? all : (all[0] ?? '');
  }
  return values;
}

/** Puts values back into the fields of the form, except where something stands already. */
function writeValues(form: HTMLFormElement, values: TypedValues): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const value = values[field.name];
    if (field.type === 'checkbox')
      (field as HTMLInputElement).checked ||= value?.includes(field.value) ?? false;
    else if (typeof value === 'string') field.value ||= value;
  }
}

const keyOf = (name: string) => `typed:${name}`;

/** Keeps what was typed for the next load of the page in this tab. */
export function keepTyped(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(readValues(form)));
  } catch {
    // Without storage the browser's own memory of fields is what is left.
  }
}

/** Brings back what `keepTyped` kept, once. */
export function restoreTyped(name: string, form: HTMLFormElement): void {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    if (kept) writeValues(form, JSON.parse(kept) as TypedValues);
  } catch {
    // Unreadable or forbidden storage has kept nothing.
  }
}
