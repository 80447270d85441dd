import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../lib/root-reducer';
import { userSignedOut } from '../../lib/user-signed-out';
import { type AuditFilter, wholeTrail } from './audit-filter';

const auditSlice = createSlice({
  name: 'audit',
  initialState: { filter: wholeTrail },
  reducers: {
    trailFiltered: (state, { payload }: PayloadAction<AuditFilter>) => {
      state.filter = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => ({ filter: wholeTrail })),
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof auditSlice> {}
}
rootReducer.inject(auditSlice);

export const { trailFiltered } = auditSlice.actions;
export const selectAuditFilter = ({ audit }: Partial<RootState>): AuditFilter => audit?.filter ?? wholeTrail;
