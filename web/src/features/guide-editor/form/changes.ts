import { changeDraft, selectAllDrafts, selectDraft } from '../../../lib/drafts/drafts-slice';
import type { AppThunk, RootState } from '../../../lib/root-reducer';

/** A field's value before its first change, and its new value. */
interface FieldChange {
  before: unknown;
  value: unknown;
}

export type Changes = Readonly<Record<string, FieldChange>>;

const none: Changes = {};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Of the entry with that id, or the new one with that address. */
const thingOf = (key: string) => `guide/${key}`;

export const selectChanges =
  (key: string) =>
  (state: Partial<RootState>): Changes =>
    (selectDraft(thingOf(key))(state) as Changes | undefined) ?? none;

/** Whether an entry has unsaved changes. */
export const selectIsChanged = (key: string) => (state: Partial<RootState>) =>
  selectAllDrafts(state)[thingOf(key)] !== undefined;

const change =
  (key: string, changed: (changes: Changes) => Changes): AppThunk =>
  (dispatch, getState) => {
    const changes = changed(selectChanges(key)(getState()));
    dispatch(changeDraft(thingOf(key), Object.keys(changes).length > 0 ? changes : undefined));
  };

const without = (changes: Changes, fields: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !fields.includes(field)));

/** @param saved what the entry says now */
export const changeField = (key: string, field: string, value: unknown, saved: unknown): AppThunk =>
  change(key, (changes) =>
    isSame(value, saved)
      ? without(changes, [field])
      : { ...changes, [field]: { before: changes[field] ? changes[field].before : saved, value } },
  );

/** Ends the changes of these fields; without them all. */
export const dropFields = (key: string, fields?: readonly string[]): AppThunk =>
  change(key, (changes) => (fields ? without(changes, fields) : none));

/** Ends the changes that were saved; later typing becomes a change of the saved values. */
export const endSaved = (key: string, sent: Readonly<Record<string, unknown>>): AppThunk =>
  change(key, (changes) =>
    Object.fromEntries(
      Object.entries(changes).flatMap(([field, { before, value }]) => {
        if (!(field in sent)) return [[field, { before, value }]];
        return isSame(value, sent[field]) ? [] : [[field, { before: sent[field], value }]];
      }),
    ),
  );

/** The changes are made to what the entry says now. */
export const keepChanges = (key: string, saved: Readonly<Record<string, unknown>>): AppThunk =>
  change(key, (changes) =>
    Object.fromEntries(
      Object.entries(changes).map(([field, { value }]) => [field, { before: saved[field], value }]),
    ),
  );
