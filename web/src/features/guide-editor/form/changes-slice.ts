import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';

/** What a field was when it was first changed, and what it is to be. */
export interface FieldChange {
  before: unknown;
  value: unknown;
}

export type Changes = Readonly<Record<string, FieldChange>>;

/** Unsaved changes by the entry's id, or by the address of a new one: they outlast a look at another tab. */
type ChangesState = Record<string, Record<string, FieldChange>>;

const initialState: ChangesState = {};
const none: Changes = {};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const changesSlice = createSlice({
  name: 'guideChanges',
  initialState,
  reducers: {
    /** @param payload.saved what the entry says now */
    fieldChanged: (
      state,
      {
        payload: { key, field, value, saved },
      }: PayloadAction<{ key: string; field: string; value: unknown; saved: unknown }>,
    ) => {
      const changes = (state[key] ??= {});
      const before = changes[field] ? changes[field].before : saved;
      if (isSame(value, saved)) delete changes[field];
      else changes[field] = { before, value };
      if (Object.keys(changes).length === 0) delete state[key];
    },
    fieldsDropped: (
      state,
      { payload: { key, fields } }: PayloadAction<{ key: string; fields?: string[] }>,
    ) => {
      const changes = state[key];
      if (!changes) return;
      for (const field of fields ?? Object.keys(changes)) delete changes[field];
      if (Object.keys(changes).length === 0) delete state[key];
    },
    /** What was sent is saved; what was typed meanwhile is a change of that. */
    changesSaved: (
      state,
      { payload: { key, sent } }: PayloadAction<{ key: string; sent: Record<string, unknown> }>,
    ) => {
      const changes = state[key] ?? {};
      for (const [field, value] of Object.entries(sent)) {
        const change = changes[field];
        if (change && isSame(change.value, value)) delete changes[field];
        else if (change) change.before = value;
      }
      if (Object.keys(changes).length === 0) delete state[key];
    },
    /** The changes are made to what the entry says now. */
    changesKept: (
      state,
      { payload: { key, saved } }: PayloadAction<{ key: string; saved: Record<string, unknown> }>,
    ) => {
      for (const [field, change] of Object.entries(state[key] ?? {})) change.before = saved[field];
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => initialState),
});

declare module '../../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof changesSlice> {}
}
rootReducer.inject(changesSlice);

export const { fieldChanged, fieldsDropped, changesKept, changesSaved } = changesSlice.actions;

const selectAll = ({ guideChanges }: Partial<RootState>): ChangesState => guideChanges ?? initialState;

export const selectChanges =
  (key: string) =>
  (state: Partial<RootState>): Changes =>
    selectAll(state)[key] ?? none;

/** Keys of the entries with unsaved changes. */
export const selectChangedKeys = selectAll;
