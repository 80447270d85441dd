import {
  combineSlices,
  createDynamicMiddleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { overlaysReducer } from './overlays-slice';
import { toastReducer } from './toast-slice';

/** The state of slices that arrive with a feature. Each slice adds its own part by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the slices
export interface LazyLoadedSlices {}

/**
 * The store's reducer and middleware. Code that loads later injects its slice, as does the API slice: a page's first
 * paint need not wait for it.
 */
export const rootReducer = combineSlices({
  toast: toastReducer,
  overlays: overlaysReducer,
}).withLazyLoadedSlices<LazyLoadedSlices>();
export const lateMiddleware = createDynamicMiddleware();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
