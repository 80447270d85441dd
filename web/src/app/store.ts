import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { lateMiddleware, rootReducer } from '../lib/root-reducer';

/**
 * The API slice arrives late, and has its state from the next action on. A thunk would run before that: a lazy query that is the
 * first action of a page would find no state, fail, and send nothing.
 */
const fillState: Middleware =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (typeof action === 'function' && !('api' in getState())) next({ type: 'store/filled' });
    return next(action);
  };

/** A store of its own for each page load, prerendered page and test. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      // A quote's photos and callbacks travel as arguments of a mutation; checking megabytes would freeze the page.
      getDefault({ serializableCheck: false, immutableCheck: false })
        .prepend(fillState)
        .concat(lateMiddleware.middleware),
  });
