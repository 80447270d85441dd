import {
  createSlice,
  nanoid,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

export const toastDurationMs = 5000;
export const toastRemovalMs = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'neutral' | 'success' | 'destructive';
  /** Label of the toast's button. `toast-action.ts` stores its function. */
  actionLabel?: string;
  durationMs?: number;
}

export interface Toast extends ToastMessage {
  id: string;
  isOpen: boolean;
}

interface ToastState {
  /** The visible toast. A new toast replaces it. */
  current: Toast | null;
}

export interface StateWithToast {
  toast: ToastState;
}

const initialState: ToastState = { current: null };

const slice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: {
      prepare: (message: ToastMessage) => ({ payload: { ...message, id: nanoid(), isOpen: true } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.current = payload;
      },
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      if (state.current?.id === payload) state.current.isOpen = false;
    },
    toastRemoved: (state, { payload }: PayloadAction<string>) => {
      if (state.current?.id === payload) state.current = null;
    },
  },
});

export const { toastShown, toastClosed, toastRemoved } = slice.actions;
export const toastReducer = slice.reducer;

/** Closes a toast immediately, and removes it from the state after `toastRemovalMs`. */
export const dismissToast =
  (id: string): ThunkAction<void, StateWithToast, unknown, UnknownAction> =>
  (dispatch) => {
    dispatch(toastClosed(id));
    setTimeout(() => dispatch(toastRemoved(id)), toastRemovalMs);
  };
