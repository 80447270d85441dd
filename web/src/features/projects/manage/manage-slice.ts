import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';
import type { Section } from '../../../types/api';

/**
 * The tab whose pictures the manager shows. 'settings' means all pictures, 'unused' those that only the gallery shows,
 * 'waiting' those that wait for approval.
 */
export type PageTab = Section | 'settings' | 'unused' | 'waiting';

interface ManageState {
  page: PageTab;
  /** The section to which the list of Quick Upload is limited; empty for all. */
  quickSection: Section | '';
}

const initialState: ManageState = { page: 'settings', quickSection: '' };

const manageSlice = createSlice({
  name: 'manage',
  initialState,
  reducers: {
    pageChosen: (state, { payload }: PayloadAction<PageTab>) => {
      state.page = payload;
    },
    quickSectionChosen: (state, { payload }: PayloadAction<ManageState['quickSection']>) => {
      state.quickSection = payload;
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
