import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { lateMiddleware, rootReducer } from './root-reducer';

/** The one API slice, empty: each feature injects its endpoints. No refetching and no retries of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Project', 'Session', 'Lead', 'Chat', 'Mail', 'User', 'Site'],
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

rootReducer.inject(api);
lateMiddleware.addMiddleware(api.middleware);
