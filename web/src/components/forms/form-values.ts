/** Values by field name. Checkboxes with the same name form a list. */
export type FormValues = Record<string, string | string[]>;

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<Field>('input[name], textarea[name]');

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values: FormValues = {};
  for (const field of fieldsOf(form))
    values[field.name] = isCheckbox(field)
      ? data.getAll(field.name).map(String)
      : // Null if no radio button with this name is checked.
        String(data.get(field.name) ?? '');
  return values;
}

/** Fills the fields for which `values` has a value. Never unticks a checkbox, so preselected ones stay ticked. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (isCheckbox(field)) field.checked ||= value?.includes(field.value) ?? false;
    else if (isRadio(field)) field.checked ||= field.value === value;
    else if (typeof value === 'string') field.value = value;
  }
}

/** Fills the fields in which nothing was typed yet, as `writeValues` does. */
export function writeMissing(form: HTMLFormElement, values: FormValues): void {
  const typed = readValues(form);
  const missing = Object.entries(values).filter(([name]) => Array.isArray(typed[name]) || !typed[name]);
  writeValues(form, Object.fromEntries(missing));
}

export function focusFirst(form: HTMLFormElement, names?: string[]): void {
  [...fieldsOf(form)].find((field) => !names || names.includes(field.name))?.focus();
}
