import { type FormEvent, type InputEvent, useEffect, useEffectEvent } from 'react';
import type {
  FieldValues,
  Path,
  PathValue,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';
import { useDraft } from './use-draft';

const nothing: Readonly<Record<string, string>> = {};

const keptTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea', 'select-one']);

/** Returns the ticked values of a checkbox and of those with the same name, separated by spaces. */
const tickedText = ({ form, name }: HTMLInputElement): string =>
  form ? new FormData(form).getAll(name).join(' ') : '';

/** Returns the ticked values of a kept text; undefined if there is none. */
export const tickedIn = (text: string | undefined): string[] | undefined => text?.split(' ').filter(Boolean);

/** Returns the kept text as a value of the same type as the field's value. */
function valueOf(text: string, current: unknown): unknown {
  if (typeof current === 'boolean') return text !== '';
  return Array.isArray(current) ? tickedIn(text) : text;
}

/**
 * Keeps the values of a form by the names of its fields. `tickedIn` reads those of checkboxes.
 *
 * @returns the restored values, the form's input handler, and a function that deletes the draft when the form is sent
 * or canceled
 */
export function useFormDraft(key: string) {
  const [texts, change] = useDraft(key, nothing);
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const field = target as unknown as HTMLInputElement;
    if (!field.name) return;
    if (keptTypes.has(field.type)) change({ ...texts, [field.name]: field.value });
    else if (field.type === 'checkbox') change({ ...texts, [field.name]: tickedText(field) });
  };
  return { texts, onInput, forget: () => change(nothing) };
}

/**
 * Keeps the values of a react-hook-form form, and restores them as if the user had typed them.
 *
 * @returns `formProps`, which returns the attributes of the form element for its submit handlers, and `forget`, which
 * deletes the draft
 */
export function useHookFormDraft<V extends FieldValues>(
  key: string,
  { getValues, setValue, handleSubmit }: Pick<UseFormReturn<V>, 'getValues' | 'setValue' | 'handleSubmit'>,
) {
  const { texts, onInput, forget } = useFormDraft(key);
  const restore = useEffectEvent(() => {
    for (const [name, text] of Object.entries(texts))
      setValue(name as Path<V>, valueOf(text, getValues(name as Path<V>)) as PathValue<V, Path<V>>, {
        shouldDirty: true,
      });
  });
  useEffect(() => restore(), []);
  const formProps = (send: SubmitHandler<V>, onInvalid?: SubmitErrorHandler<V>) => ({
    noValidate: true,
    onInput,
    onSubmit: (event: FormEvent) => void handleSubmit(send, onInvalid)(event),
  });
  return { formProps, forget };
}
