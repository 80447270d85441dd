import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { deskSettingsContent } from '../../content/desk-settings';
import { endSavedValues } from '../../lib/drafts/drafts-slice';
import { useDraft } from '../../lib/drafts/use-draft';
import { useContent } from '../../lib/language-context';
import type { AppDispatch } from '../../lib/root-reducer';
import { useSettingsAttempt } from './use-settings-attempt';

/**
 * Returns the values of a setting's form, kept as a draft until they are saved.
 *
 * @param saved the saved values from the query's cache
 * @param save saves the values, and updates that cache before it resolves
 */
export function useSetting<Values>(
  key: string,
  saved: Values,
  save: (values: Values) => Promise<object>,
  reasons?: Record<string, string>,
) {
  const { saved: done, notSaved: failed } = useContent(deskSettingsContent);
  const dispatch = useDispatch<AppDispatch>();
  const attempt = useSettingsAttempt(reasons);
  const [values, change] = useDraft(key, saved);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const answer = await attempt(save(values), { done, failed });
    if (answer) dispatch(endSavedValues(key, values, answer));
    setSaving(false);
  };
  return { values, change, isSaving, onSubmit: (event: FormEvent) => void submit(event) };
}
