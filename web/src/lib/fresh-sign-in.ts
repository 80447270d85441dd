import { createSlice, type Middleware, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AppThunk, lazyMiddleware, type RootState, rootReducer } from './root-reducer';
import { userSignedOut } from './user-signed-out';

const freshSignInSlice = createSlice({
  name: 'freshSignIn',
  initialState: { isAsked: false },
  reducers: {
    confirmationAsked: (state) => {
      state.isAsked = true;
    },
    /** Ends the question. The payload says whether the user has confirmed their identity. */
    confirmationEnded: (state, _answer: PayloadAction<boolean>) => {
      state.isAsked = false;
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => ({ isAsked: false })),
});

declare module './root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof freshSignInSlice> {}
}
rootReducer.inject(freshSignInSlice);

const { confirmationAsked } = freshSignInSlice.actions;
export const { confirmationEnded } = freshSignInSlice.actions;

export const selectIsConfirmationAsked = ({ freshSignIn }: Partial<RootState>): boolean =>
  freshSignIn?.isAsked ?? false;

/** Collects all calls that wait for a confirmation, and resolves them with its outcome. */
const awaitConfirmation: Middleware = () => {
  let waiting: ((isConfirmed: boolean) => void)[] = [];
  const end = (isConfirmed: boolean) => {
    for (const resolve of waiting) resolve(isConfirmed);
    waiting = [];
  };
  return (next) => (action) => {
    const result = next(action);
    if (confirmationEnded.match(action)) end(action.payload);
    if (userSignedOut.match(action)) end(false);
    return confirmationAsked.match(action)
      ? new Promise<boolean>((resolve) => waiting.push(resolve))
      : result;
  };
};

lazyMiddleware.addMiddleware(awaitConfirmation);

/**
 * Makes the admin area ask the user to confirm their identity.
 *
 * @returns whether they did
 */
export const confirmation = (): AppThunk<Promise<boolean>> => (dispatch) =>
  dispatch(confirmationAsked()) as unknown as Promise<boolean>;
