import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StateWithOverlays {
  overlays: string[];
}

const initialState: string[] = [];

/** Ids of the open dialogs, menus and cards, the topmost last. */
const slice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<string>) => {
      state.push(payload);
    },
    overlayClosed: (state, { payload }: PayloadAction<string>) => state.filter((id) => id !== payload),
  },
});

export const { overlayOpened, overlayClosed } = slice.actions;
export const overlaysReducer = slice.reducer;

export const selectHasOverlay = ({ overlays }: StateWithOverlays): boolean => overlays.length > 0;
