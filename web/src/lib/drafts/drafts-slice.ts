import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AppThunk, type RootState, rootReducer } from '../root-reducer';
import { userSignedOut } from '../user-signed-out';
import { forgetDraft, keepDraft, readDrafts } from './kept-drafts';
import { keepFile, sweepFiles } from './kept-files';

interface StaffDrafts {
  /** Null while no one is signed in. */
  userId: string | null;
  /** Unsaved values by the name of the thing they belong to, such as a form or a lead's note. */
  byThing: Record<string, unknown>;
}

const initialState: StaffDrafts = { userId: null, byThing: {} };

/**
 * Values that the user typed in the admin area but did not save. They survive a reload and a change of tab in the
 * panel.
 */
const draftsSlice = createSlice({
  name: 'staffDrafts',
  initialState,
  reducers: {
    draftsRead: (_state, { payload }: PayloadAction<StaffDrafts>) => payload,
    draftChanged: (state, { payload }: PayloadAction<{ thing: string; value: unknown }>) => {
      state.byThing[payload.thing] = payload.value;
    },
    draftEnded: (state, { payload }: PayloadAction<string>) => {
      delete state.byThing[payload];
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => initialState),
});

declare module '../root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof draftsSlice> {}
}
rootReducer.inject(draftsSlice);
const { draftsRead, draftChanged, draftEnded } = draftsSlice.actions;

const selectDrafts = ({ staffDrafts }: Partial<RootState>): StaffDrafts => staffDrafts ?? initialState;

export const selectDraftsOwner = (state: Partial<RootState>) => selectDrafts(state).userId;

export const selectAllDrafts = (state: Partial<RootState>) => selectDrafts(state).byThing;

export const selectDraft =
  (thing: string) =>
  (state: Partial<RootState>): unknown =>
    selectAllDrafts(state)[thing];

/** Restores what a user typed in this browser within the last day, and deletes what other users typed. */
export const openDrafts =
  (userId: string): AppThunk =>
  (dispatch, getState) => {
    if (selectDraftsOwner(getState()) === userId) return;
    dispatch(draftsRead({ userId, byThing: readDrafts(userId) }));
    void sweepFiles(userId);
  };

/** Changes the draft for a thing. The value `undefined` deletes the draft. */
export const changeDraft =
  (thing: string, value: unknown): AppThunk =>
  (dispatch, getState) => {
    const userId = selectDraftsOwner(getState());
    if (value === undefined) {
      dispatch(draftEnded(thing));
      forgetDraft(thing);
      return;
    }
    dispatch(draftChanged({ thing, value }));
    if (userId !== null) keepDraft(thing, userId, value);
  };

/** Deletes the draft of a text after it was sent, unless the text has changed in the meantime. */
export const endSentText =
  (thing: string, sent: string): AppThunk =>
  (dispatch, getState) => {
    const text = selectDraft(thing)(getState());
    if (typeof text === 'string' && text.trim() === sent) dispatch(changeDraft(thing, undefined));
  };

/** Changes the draft of a file for a thing. `null` deletes the draft. */
export const changeFileDraft =
  (thing: string, file: File | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(file ? draftChanged({ thing, value: file }) : draftEnded(thing));
    const userId = selectDraftsOwner(getState());
    if (userId !== null) void keepFile(thing, userId, file);
  };
