import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../lib/root-reducer';
import { userSignedOut } from '../../lib/user-signed-out';
import { allLeads, type LeadFilter } from './lead-filter';

const inboxSlice = createSlice({
  name: 'inbox',
  initialState: { filter: allLeads },
  reducers: {
    leadsFiltered: (state, { payload }: PayloadAction<LeadFilter>) => {
      state.filter = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => ({ filter: allLeads })),
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof inboxSlice> {}
}
rootReducer.inject(inboxSlice);

export const { leadsFiltered } = inboxSlice.actions;
export const selectLeadFilter = ({ inbox }: Partial<RootState>): LeadFilter => inbox?.filter ?? allLeads;
