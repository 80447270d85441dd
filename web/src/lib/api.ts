import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { lateMiddleware, rootReducer } from './root-reducer';

/** Subjects of answers. */
export const tagTypes = [
  'Chat',
  'Device',
  'FirstHour',
  'Guide',
  'Door',
  'Hook',
  'Lead',
  'Mail',
  'MailAddresses',
  'OnCall',
  'Project',
  'Retention',
  'Session',
  'Site',
  'Steps',
  'User',
  'Visit',
  'VisitSettings',
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
