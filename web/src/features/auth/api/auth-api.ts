import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import { lateMiddleware } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';
import type { Credentials, Health, Session, User } from '../../../types/api';
import { tellOtherTabs } from '../other-tabs';
import { bringAlertBack } from '../put-off-alert';

const signedOut: Session = { isAuthenticated: false, user: null };

const session = { type: 'Session', id: 'CURRENT' } as const;

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health, void>({ query: () => '/health' }),
    getSession: build.query<Session, void>({ query: () => '/user/session', providesTags: [session] }),
    login: build.mutation<{ user: User }, Credentials>({
      query: (credentials) => ({ url: '/user/login', method: 'POST', body: credentials }),
      /** Repeats the queries that were rejected when the session had ended. */
      invalidatesTags: (answer) => (answer ? ['Lead', 'User', 'Mail'] : []),
      /** The answer names the user: no second request. */
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { user } = (await queryFulfilled).data;
          bringAlertBack();
          const signedIn: Session = { isAuthenticated: true, user };
          await dispatch(authApi.util.upsertQueryData('getSession', undefined, signedIn));
          tellOtherTabs();
        } catch {
          // The form that sent it shows the failure.
        }
      },
    }),
    /** Signs out here whatever the server answers. */
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/user/logout', method: 'POST' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        await dispatch(authApi.util.upsertQueryData('getSession', undefined, signedOut));
        dispatch(userSignedOut());
        bringAlertBack();
        tellOtherTabs();
      },
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => ({ url: '/user/password', method: 'POST', body: change }),
      invalidatesTags: (_, error) => (error ? [] : [session]),
    }),
  }),
});

/** A call rejected because the session has ended leads back to the login. */
const noticeSessionEnd: Middleware<object, unknown, ThunkDispatch<unknown, unknown, UnknownAction>> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const failure = isRejectedWithValue(action) ? action.payload : null;
    if (isApiError(failure) && failure.status === 401 && failure.code === 'not_authenticated') {
      void dispatch(authApi.util.upsertQueryData('getSession', undefined, signedOut) as never);
    }
    return result;
  };

lateMiddleware.addMiddleware(noticeSessionEnd);

export const {
  useGetHealthQuery,
  useGetSessionQuery,
  useLoginMutation,
  useLogoutMutation,
  useChangePasswordMutation,
} = authApi;
