import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { storeJson, readStoredJson } from '../../lib/browser-storage';
import { type AppThunk, type RootState, rootReducer } from '../../lib/root-reducer';

const key = 'second-factor-reminder';
const hiddenForMs = 24 * 60 * 60 * 1000;

/** Times until which the reminder is hidden, in milliseconds since 1970, by user id. */
type HiddenUntil = Record<string, number>;

const read = (): HiddenUntil => readStoredJson('localStorage', key) ?? {};

const reminderSlice = createSlice({
  name: 'secondFactorReminder',
  initialState: () => ({ hiddenUntil: read() }),
  reducers: {
    reminderHidden: (state, { payload }: PayloadAction<HiddenUntil>) => {
      state.hiddenUntil = payload;
    },
  },
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof reminderSlice> {}
}
rootReducer.inject(reminderSlice);

/** Hides the reminder for a day, even across reloads. */
export const hideReminder =
  (userId: string): AppThunk =>
  (dispatch) => {
    const hiddenUntil = { ...read(), [userId]: Date.now() + hiddenForMs };
    dispatch(reminderSlice.actions.reminderHidden(hiddenUntil));
    storeJson('localStorage', key, hiddenUntil);
  };

export const selectHiddenUntil =
  (userId: string) =>
  ({ secondFactorReminder }: Partial<RootState>): number =>
    (secondFactorReminder?.hiddenUntil ?? read())[userId] ?? 0;
