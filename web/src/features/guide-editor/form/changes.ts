import { changeDraft, selectAllDrafts, selectDraft } from '../../../lib/drafts/drafts-slice';
import type { AppThunk, RootState } from '../../../lib/root-reducer';

/** A field's saved value before its first change, and its new value. */
interface FieldChange {
  before: unknown;
  value: unknown;
}

export type Changes = Readonly<Record<string, FieldChange>>;

const none: Changes = {};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the name of the draft for an entry. `key` is the entry's id, or the address of a new entry. */
const thingOf = (key: string) => `guide/${key}`;

export const selectChanges =
  (key: string) =>
  (state: Partial<RootState>): Changes =>
    (selectDraft(thingOf(key))(state) as Changes | undefined) ?? none;

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

/**
 * Changes a field, or removes its change if the value equals the saved one.
 *
 * @param saved the field's saved value
 */
export const changeField = (key: string, field: string, value: unknown, saved: unknown): AppThunk =>
  change(key, (changes) =>
    isSame(value, saved)
      ? without(changes, [field])
      : { ...changes, [field]: { before: changes[field] ? changes[field].before : saved, value } },
  );

/** Discards the changes of these fields, or of all fields if none are given. */
export const dropFields = (key: string, fields?: readonly string[]): AppThunk =>
  change(key, (changes) => (fields ? without(changes, fields) : none));

/**
 * Removes the changes that were saved. A field that was edited during the request stays changed, relative to the value
 * that was sent.
 *
 * @param savedKey key of the saved entry; it differs from `key` if the entry was new
 */
export const endSaved =
  (key: string, sent: Readonly<Record<string, unknown>>, savedKey = key): AppThunk =>
  (dispatch, getState) => {
    const left = Object.entries(selectChanges(key)(getState())).flatMap(([field, { before, value }]) => {
      if (!(field in sent)) return [[field, { before, value }]];
      return isSame(value, sent[field]) ? [] : [[field, { before: sent[field], value }]];
    });
    if (savedKey !== key) dispatch(dropFields(key));
    dispatch(change(savedKey, () => Object.fromEntries(left) as Changes));
  };

/** Keeps the user's changes after a conflict, based on the currently saved values. */
export const keepChanges = (key: string, saved: Readonly<Record<string, unknown>>): AppThunk =>
  change(key, (changes) =>
    Object.fromEntries(
      Object.entries(changes).map(([field, { value }]) => [field, { before: saved[field], value }]),
    ),
  );
