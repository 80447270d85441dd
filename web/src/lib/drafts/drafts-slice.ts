import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AppThunk, type RootState, rootReducer } from '../root-reducer';
import { userSignedOut } from '../user-signed-out';
import { forgetDraft, keepDraft, readDrafts } from './kept-drafts';
import { keepFile, sweepFiles } from './kept-files';

interface StaffDrafts {
  /** Null while no one is signed in. */
  userId: string | null;
  /** Unsaved values, by the thing that they belong to. */
  byThing: Record<string, unknown>;
}

const initialState: StaffDrafts = { userId: null, byThing: {} };

/** Values that the user typed in the admin area and has not saved. They outlast a look at another part, and a reload. */
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

/** Null while no one is signed in. */
export const selectDraftsOwner = (state: Partial<RootState>) => selectDrafts(state).userId;

/** Unsaved values of every thing, such as to mark those in a list. */
export const selectAllDrafts = (state: Partial<RootState>) => selectDrafts(state).byThing;

/** Unsaved value of a thing; undefined if there is none. */
export const selectDraft =
  (thing: string) =>
  (state: Partial<RootState>): unknown =>
    selectAllDrafts(state)[thing];

/** Brings back what a user typed in this browser within a day, once they are signed in; what others typed is removed. */
export const openDrafts =
  (userId: string): AppThunk =>
  (dispatch, getState) => {
    if (selectDraftsOwner(getState()) === userId) return;
    dispatch(draftsRead({ userId, byThing: readDrafts(userId) }));
    void sweepFiles(userId);
  };

/** Keeps what is typed for a thing, in place of what was; undefined ends its draft. */
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

/** Ends the draft of a text once it is sent; what was written meanwhile stays. */
export const endSentText =
  (thing: string, sent: string): AppThunk =>
  (dispatch, getState) => {
    const text = selectDraft(thing)(getState());
    if (typeof text === 'string' && text.trim() === sent) dispatch(changeDraft(thing, undefined));
  };

/** Keeps the file that is chosen for a thing; null ends that. */
export const changeFileDraft =
  (thing: string, file: File | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(file ? draftChanged({ thing, value: file }) : draftEnded(thing));
    const userId = selectDraftsOwner(getState());
    if (userId !== null) void keepFile(thing, userId, file);
  };
