import { createContext, use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { guideEditorContent } from '../../../content/guide-editor';
import type { FieldFault } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { GuideEntry } from '../../../types/api';
import type { EntryKind } from '../api/guide-api';
import { changeField, type Changes, selectChanges } from './changes';

interface EntryForm {
  kind: EntryKind;
  /** Key of the unsaved changes: the entry's id, or a new entry's address. */
  key: string;
  saved: Readonly<Record<string, unknown>>;
  /** Whether the fields cannot be edited: for users who are not administrators, or because the entry is in the bin. */
  isReadOnly: boolean;
  faults: Readonly<Record<string, FieldFault>>;
  onChanged: (field: string) => void;
  /** All entries outside the bin. Related entries are chosen from them. */
  entries: readonly GuideEntry[];
}

export const EntryFormContext = createContext<EntryForm | null>(null);

export function useEntryForm(): EntryForm {
  const form = use(EntryFormContext);
  if (!form) throw new Error('a field stands outside an entry’s form');
  return form;
}

export const fieldId = (field: string): string => `entry-${field}`;

export function showField(field: string): void {
  const control = document.getElementById(fieldId(field));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

export const withChanges = (
  saved: Readonly<Record<string, unknown>>,
  changes: Changes,
): Record<string, unknown> => ({
  ...saved,
  ...Object.fromEntries(Object.entries(changes).map(([field, { value }]) => [field, value])),
});

export function useField<T>(field: string) {
  const { key, saved, isReadOnly, faults, onChanged } = useEntryForm();
  const { fields, faults: words, fault: unknownFault } = useContent(guideEditorContent);
  const dispatch = useDispatch<AppDispatch>();
  const changes = useSelector(selectChanges(key));
  const change = changes[field];
  const fault = faults[field];
  return {
    id: fieldId(field),
    value: (change ? change.value : saved[field]) as T,
    change: (value: T) => {
      dispatch(changeField(key, field, value, saved[field]));
      onChanged(field);
    },
    isReadOnly,
    label: fields[field] ?? field,
    error: fault && (words[fault.code] ?? unknownFault),
  };
}
