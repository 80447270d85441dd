import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useSettingsAttempt } from '../use-settings-attempt';
import { ShownOnce } from './shown-once';

interface AddFormProps<Values extends FieldValues> {
  title: string;
  draft: string;
  form: UseFormReturn<Values>;
  /** Adds the item. Resolves to its secret or URL, which is shown only once. */
  add: (values: Values) => Promise<string>;
  isAdding: boolean;
  words: { submit: string; submitting: string; failed: string; secretTitle: string; secretText: string };
  children: ReactNode;
}

/** A form that adds an item whose secret or URL is shown only once. */
export function AddForm<Values extends FieldValues>(props: AddFormProps<Values>) {
  const { title, draft, form, add, isAdding, words, children } = props;
  const attempt = useSettingsAttempt();
  const [secret, setSecret] = useState<string | null>(null);
  const { formProps, forget } = useHookFormDraft(draft, form);
  const submit = async (values: Values) => {
    const added = await attempt(add(values), { failed: words.failed });
    if (!added) return;
    forget();
    form.reset();
    setSecret(added);
  };
  return (
    <form {...formProps(submit)} className="mt-4 space-y-4 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
      <Button type="submit" disabled={isAdding}>
        {isAdding ? words.submitting : words.submit}
      </Button>
      {secret && (
        <ShownOnce
          title={words.secretTitle}
          text={words.secretText}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </form>
  );
}
