import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { lateMiddleware, rootReducer } from './root-reducer';

/** What answers are about. */
export const tagTypes = [
  'Chat',
  'Device',
  'Guide',
  'Hook',
  'Lead',
  'Mail',
  'Project',
  'Retention',
  'Session',
  'Site',
  'Steps',
  'User',
] as const;

/** The one API slice, empty: each feature injects its endpoints. No refetching and no retries of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

rootReducer.inject(api);
lateMiddleware.addMiddleware(api.middleware);
