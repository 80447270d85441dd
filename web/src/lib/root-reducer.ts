import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import { toastReducer } from '../components/ui/toast/toast-slice';

/**
 * The store's reducer and middleware, to which code that arrives later adds its own part: the API slice is not needed
 * for a first look at a page, so it does not delay one.
 */
export const rootReducer = combineSlices({ toast: toastReducer }).withLazyLoadedSlices<object>();
export const lateMiddleware = createDynamicMiddleware();
