import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { lazyMiddleware, rootReducer } from '../lib/root-reducer';

/**
 * Dispatches an empty action before the first thunk. The API slice loads late, and only the next plain action creates
 * its state. Without that state, a lazy query as the first action would fail and send nothing.
 */
const fillState: Middleware =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (typeof action === 'function' && !('api' in getState())) next({ type: 'store/filled' });
    return next(action);
  };

/** Creates a store. Each page load, prerendered page and test has its own store. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      // Both checks are off, because a mutation's arguments contain callbacks and megabytes of photos, and checking
      // those would freeze the page.
      getDefault({ serializableCheck: false, immutableCheck: false })
        .prepend(fillState)
        .concat(lazyMiddleware.middleware),
  });
