import { configureStore } from '@reduxjs/toolkit';
import { lateMiddleware, rootReducer } from '../lib/root-reducer';

/** A store of its own for each page load, prerendered page and test. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      // A quote's photos and callbacks travel as arguments of a mutation; checking megabytes would freeze the page.
      getDefault({ serializableCheck: false, immutableCheck: false }).concat(lateMiddleware.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
