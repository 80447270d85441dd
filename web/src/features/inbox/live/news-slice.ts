import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';

interface NewsState {
  /** Ids of new leads and conversations that the user has not seen yet. */
  unseen: string[];
}

const initialState: NewsState = { unseen: [] };

const newsSlice = createSlice({
  name: 'leadNews',
  initialState,
  reducers: {
    leadArrived: (state, { payload }: PayloadAction<string>) => {
      if (!state.unseen.includes(payload)) state.unseen.push(payload);
    },
    newsSeen: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => initialState),
});

declare module '../../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof newsSlice> {}
}
rootReducer.inject(newsSlice);

export const { leadArrived, newsSeen } = newsSlice.actions;
export const selectUnseen = ({ leadNews }: Partial<RootState>): number => leadNews?.unseen.length ?? 0;
