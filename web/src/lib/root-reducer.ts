import {
  combineSlices,
  createDynamicMiddleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { overlaysReducer } from './overlays-slice';
import { toastReducer } from './toast-slice';

/** State of slices that load together with a feature. Each slice adds its part by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the slices
export interface LazyLoadedSlices {}

/**
 * The store's reducer for the first paint. Code that loads later, such as the API slice, injects its slice here and its
 * middleware into `lazyMiddleware`, so that the first paint does not wait for it.
 */
export const rootReducer = combineSlices({
  toast: toastReducer,
  overlays: overlaysReducer,
}).withLazyLoadedSlices<LazyLoadedSlices>();
export const lazyMiddleware = createDynamicMiddleware();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
