import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { storeText, readStoredText } from '../../../../lib/browser-storage';
import { type AppThunk, type RootState, rootReducer } from '../../../../lib/root-reducer';

/** Key in the local storage. `public/admin-theme.js` reads the same key before the first paint. */
const key = 'admin-theme';

export const themeChoices = ['system', 'light', 'dark'] as const;

/** A choice of theme. `system` follows the device. */
type ThemeChoice = (typeof themeChoices)[number];

function read(): ThemeChoice {
  const stored = readStoredText('localStorage', key);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

const themeSlice = createSlice({
  name: 'theme',
  initialState: () => ({ choice: read() }),
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.choice = payload;
    },
  },
});

declare module '../../../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof themeSlice> {}
}
rootReducer.inject(themeSlice);

export const selectThemeChoice = ({ theme }: Partial<RootState>): ThemeChoice => theme?.choice ?? read();

export const chooseTheme =
  (choice: ThemeChoice): AppThunk =>
  (dispatch) => {
    dispatch(themeSlice.actions.themeChosen(choice));
    storeText('localStorage', key, choice);
  };

export const themeChosenElsewhere = (): AppThunk => (dispatch) => {
  dispatch(themeSlice.actions.themeChosen(read()));
};
