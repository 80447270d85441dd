import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AppThunk, type RootState, rootReducer } from '../root-reducer';
import { userSignedOut } from '../user-signed-out';
import { endedElsewhere, forgetDraft, keepDraft, readDrafts } from './kept-drafts';
import { keepFile, sweepFiles } from './kept-files';

interface StaffDrafts {
  /** Null while no one is signed in. */
  userId: string | null;
  /** Unsaved values by key. A key names what the value belongs to, such as a form or the note of a lead. */
  byKey: Record<string, unknown>;
}

const initialState: StaffDrafts = { userId: null, byKey: {} };

/**
 * Values that the user typed in the admin area but did not save. They survive a reload and a change of tab in the
 * panel.
 */
const draftsSlice = createSlice({
  name: 'staffDrafts',
  initialState,
  reducers: {
    draftsRead: (_state, { payload }: PayloadAction<StaffDrafts>) => payload,
    draftChanged: (state, { payload }: PayloadAction<{ key: string; value: unknown }>) => {
      state.byKey[payload.key] = payload.value;
    },
    draftEnded: (state, { payload }: PayloadAction<string>) => {
      delete state.byKey[payload];
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

export const selectAllDrafts = (state: Partial<RootState>) => selectDrafts(state).byKey;

export const selectDraft =
  (key: string) =>
  (state: Partial<RootState>): unknown =>
    selectAllDrafts(state)[key];

/** Restores what a user typed in this browser within the last day, and deletes what other users typed. */
export const openDrafts =
  (userId: string): AppThunk =>
  (dispatch, getState) => {
    if (selectDraftsOwner(getState()) === userId) return;
    dispatch(draftsRead({ userId, byKey: readDrafts(userId) }));
    void sweepFiles(userId);
  };

/** Changes the draft with the given key. The value `undefined` deletes the draft. */
export const changeDraft =
  (key: string, value: unknown): AppThunk =>
  (dispatch, getState) => {
    const userId = selectDraftsOwner(getState());
    if (value === undefined) {
      forgetDraft(key, selectDraft(key)(getState()));
      dispatch(draftEnded(key));
      return;
    }
    dispatch(draftChanged({ key, value }));
    if (userId !== null) keepDraft(key, userId, value);
  };

/** Shows a file that was kept before. Unlike a change, this does not keep the file for longer. */
export const draftRestored = (key: string, value: File) => draftChanged({ key, value });

/** Ends a draft that another tab of this browser has sent or discarded, so that it is not sent twice. */
export const followOtherTab =
  (event: StorageEvent): AppThunk =>
  (dispatch, getState) => {
    const { userId, byKey } = selectDrafts(getState());
    const key = userId === null ? undefined : endedElsewhere(event, userId, (name) => byKey[name]);
    if (key !== undefined) dispatch(draftEnded(key));
  };

/** Deletes the draft of a text after it was sent, unless the text has changed in the meantime. */
export const endSentText =
  (key: string, sent: string): AppThunk =>
  (dispatch, getState) => {
    const text = selectDraft(key)(getState());
    if (typeof text === 'string' && text.trim() === sent) dispatch(changeDraft(key, undefined));
  };

/**
 * Deletes the draft of values after they were saved. Values that were typed in the meantime stay a draft, based on the
 * revision that was saved.
 */
export const endSavedValues =
  (key: string, sent: unknown, saved: { revision?: number }): AppThunk =>
  (dispatch, getState) => {
    const draft = selectDraft(key)(getState());
    if (draft === sent || typeof draft !== 'object') dispatch(changeDraft(key, undefined));
    else dispatch(changeDraft(key, { ...draft, revision: saved.revision }));
  };

/** Changes the draft of a file with the given key. `null` deletes the draft. */
export const changeFileDraft =
  (key: string, file: File | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(file ? draftChanged({ key, value: file }) : draftEnded(key));
    const userId = selectDraftsOwner(getState());
    if (userId !== null) void keepFile(key, userId, file);
  };
