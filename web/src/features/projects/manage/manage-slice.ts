import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Progress } from '../../../components/ui/sending-progress';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';
import type { Section } from '../../../types/api';

/** One of several photos, and how far its upload is. */
export interface SeveralPhoto {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  progress: Progress;
  /** Why it was not kept. */
  reason?: string;
  /** False for a file that no further attempt makes better. */
  canRetry: boolean;
}

interface ManageState {
  /** Of which page the project images are shown; 'settings' shows all. */
  page: Section | 'settings';
  /** Of which section the quick uploads are shown; empty for all. */
  quickSection: Section | '';
  /** The upload queue, which goes on while another tab is shown. */
  uploads: SeveralPhoto[];
}

const initialState: ManageState = { page: 'settings', quickSection: '', uploads: [] };

const manageSlice = createSlice({
  name: 'manage',
  initialState,
  reducers: {
    pageChosen: (state, { payload }: PayloadAction<ManageState['page']>) => {
      state.page = payload;
    },
    quickSectionChosen: (state, { payload }: PayloadAction<ManageState['quickSection']>) => {
      state.quickSection = payload;
    },
    uploadsAdded: (state, { payload }: PayloadAction<SeveralPhoto[]>) => {
      state.uploads.push(...payload);
    },
    uploadChanged: (state, { payload }: PayloadAction<Partial<SeveralPhoto> & { id: string }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id);
      if (upload) Object.assign(upload, payload);
    },
    uploadRemoved: (state, { payload }: PayloadAction<string>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload);
    },
    uploadsCleared: (state) => {
      state.uploads = [];
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => initialState),
});

declare module '../../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof manageSlice> {}
}
rootReducer.inject(manageSlice);

export const manageActions = manageSlice.actions;
export const selectManage = ({ manage }: Partial<RootState>): ManageState => manage ?? initialState;
