import { type FormEvent, useState } from 'react';
import { deskSettingsContent } from '../../content/desk-settings';
import { useDraft } from '../../lib/drafts/use-draft';
import { useContent } from '../../lib/language-context';
import { useSettingsAttempt } from './use-settings-attempt';

/**
 * Returns the values of a setting's form, kept as a draft until they are saved.
 *
 * @param saved the values of the query, which has to show the answer of `save` at once
 */
export function useSetting<Values>(
  key: string,
  saved: Values,
  save: (values: Values) => Promise<unknown>,
  reasons?: Record<string, string>,
) {
  const { saved: done, notSaved: failed } = useContent(deskSettingsContent);
  const attempt = useSettingsAttempt(reasons);
  const [values, change] = useDraft(key, saved);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    if (await attempt(save(values), { done, failed })) change(saved);
    setSaving(false);
  };
  return { values, change, isSaving, onSubmit: (event: FormEvent) => void submit(event) };
}
