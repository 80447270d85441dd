import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { toastReducer } from '../components/ui/toast/toast-slice';
import { api } from '../lib/api';

const reducer = combineReducers({ [api.reducerPath]: api.reducer, toast: toastReducer });

/** A store of its own for each page load, prerendered page and test. */
export const makeStore = () =>
  configureStore({
    reducer,
    middleware: (getDefault) =>
      // A quote's photos and callbacks travel as arguments of a mutation; checking megabytes would freeze the page.
      getDefault({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
