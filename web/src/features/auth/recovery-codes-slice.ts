import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../lib/root-reducer';
import { userSignedOut } from '../../lib/user-signed-out';

const none: string[] = [];

/**
 * Keeps new recovery codes until the user has saved them. The server shows them only once, so opening another tab of
 * the panel must not lose them.
 */
const recoveryCodesSlice = createSlice({
  name: 'recoveryCodes',
  initialState: none,
  reducers: {
    codesShown: (_, { payload }: PayloadAction<string[]>) => payload,
    codesKept: () => none,
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => none),
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof recoveryCodesSlice> {}
}
rootReducer.inject(recoveryCodesSlice);

export const { codesShown, codesKept } = recoveryCodesSlice.actions;
export const selectRecoveryCodes = ({ recoveryCodes }: Partial<RootState>): string[] => recoveryCodes ?? none;
