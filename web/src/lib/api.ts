import type { Middleware } from '@reduxjs/toolkit';
import { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { lazyMiddleware, rootReducer } from './root-reducer';

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

/**
 * The only API slice. Each feature injects its endpoints. The slice does not refetch when the window gets the focus or
 * the device is online again. Data is removed when the last view that shows it closes, because much of it is personal;
 * an endpoint whose data may stay longer sets `keepUnusedDataFor`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 0,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** Tells the API slice when the tab is hidden or shown, for queries with `skipPollingIfUnfocused`. */
const noticeHiddenTab: Middleware = ({ dispatch }) => {
  setupListeners(dispatch);
  return (next) => (action) => next(action);
};

rootReducer.inject(api);
lazyMiddleware.addMiddleware(api.middleware, noticeHiddenTab);
