import { type FormEvent, type InputEvent, useEffect, useEffectEvent } from 'react';
import type {
  FieldValues,
  Path,
  PathValue,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';
import { useStore } from 'react-redux';
import { selectDraft } from './drafts-slice';
import { useDraft } from './use-draft';

const nothing: Readonly<Record<string, string>> = {};

const keptTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea', 'select-one']);

/** Returns the ticked values of all checkboxes that share the given checkbox's name, separated by spaces. */
const tickedText = ({ form, name }: HTMLInputElement): string =>
  form ? new FormData(form).getAll(name).join(' ') : '';

/** Returns the ticked values that a kept text contains; undefined if no text is kept. */
export const tickedIn = (text: string | undefined): string[] | undefined => text?.split(' ').filter(Boolean);

/** Returns the kept text as a value of the same type as the field's value. */
function valueOf(text: string, current: unknown): unknown {
  if (typeof current === 'boolean') return text !== '';
  return Array.isArray(current) ? tickedIn(text) : text;
}

/**
 * Keeps the values of a form as a draft, by the names of its fields. `tickedIn` reads the values of checkboxes.
 *
 * @returns the restored values; the form's input handler; `forget`, which deletes the draft; and `forgetSent`, which
 * deletes the draft after the form was sent, unless the user has typed since, and returns whether it deleted the draft
 */
export function useFormDraft(key: string) {
  const [texts, change] = useDraft(key, nothing);
  const { getState } = useStore<object>();
  const latest = () => (selectDraft(key)(getState()) ?? nothing) as typeof texts;
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const field = target as unknown as HTMLInputElement;
    if (!field.name) return;
    // A password manager fills several fields before the next render.
    const known = latest();
    if (keptTypes.has(field.type)) change({ ...known, [field.name]: field.value });
    else if (field.type === 'checkbox') change({ ...known, [field.name]: tickedText(field) });
  };
  const forget = () => change(nothing);
  const forgetSent = (): boolean => {
    const isAsSent = latest() === texts;
    if (isAsSent) forget();
    return isAsSent;
  };
  return { texts, onInput, forget, forgetSent };
}

/**
 * Keeps the values of a react-hook-form form, and restores them as if the user had typed them.
 *
 * @returns `formProps`, which returns the attributes of the form element for its submit handlers, and `forget` and
 * `forgetSent` of `useFormDraft`
 */
export function useHookFormDraft<V extends FieldValues>(
  key: string,
  { getValues, setValue, handleSubmit }: Pick<UseFormReturn<V>, 'getValues' | 'setValue' | 'handleSubmit'>,
) {
  const { texts, onInput, forget, forgetSent } = useFormDraft(key);
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
  return { formProps, forget, forgetSent };
}
