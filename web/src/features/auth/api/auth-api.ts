import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api, tagTypes } from '../../../lib/api';
import { type ApiError, isApiError } from '../../../lib/api-error';
import { openDrafts } from '../../../lib/drafts/drafts-slice';
import { acceptsCookies } from '../../../lib/browser-storage';
import { type AppDispatch, lazyMiddleware } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';
import type { Credentials, Health, PasskeyQuestion, Session, User } from '../../../types/api';
import { notifyOtherTabs } from '../other-tabs';
import { answerWithPasskey, type Ask, sendPasskey } from '../passkey-ceremony';
import { resetSnooze } from '../snoozed-alert';

const signedOut: Session = { isAuthenticated: false, user: null };

const session = { type: 'Session', id: 'CURRENT' } as const;

type SignedIn = Session & { user: User };

/**
 * Completes a sign-in by reading the session, which has facts that the sign-in's response lacks, such as whether a
 * second factor must be set up. Fails with `cookie_not_kept` if the browser blocks the session's cookie.
 */
async function openedBy(
  signIn: PromiseLike<{ data?: unknown; error?: unknown }>,
  ask: Ask,
): Promise<{ data: SignedIn } | { error: ApiError }> {
  const answer = await signIn;
  if (answer.error) return { error: answer.error as ApiError };
  const { user } = answer.data as { user: User };
  const session = (await ask('/user/session')).data as Session | undefined;
  if (session?.isAuthenticated === false && !acceptsCookies())
    return { error: { status: 0, message: '0: no session after a sign-in', code: 'cookie_not_kept' } };
  return { data: { ...(session?.isAuthenticated ? session : { isAuthenticated: true }), user } };
}

interface Opening {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<{ data: SignedIn }>;
}

async function keepSession(_: unknown, { dispatch, queryFulfilled }: Opening): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    resetSnooze();
    await dispatch(authApi.util.upsertQueryData('getSession', undefined, data) as never);
    notifyOtherTabs();
  } catch {
    // The form that sent the request shows the failure.
  }
}

/**
 * Returns the tags to invalidate after a sign-in: none if it failed, else all except the session's, so that queries
 * that were rejected while no one was signed in are repeated.
 */
const afterSignIn = (answer: unknown) => (answer ? tagTypes.filter((type) => type !== 'Session') : []);

interface PasskeySignIn {
  /** The passkey challenge from the server's response to a correct password. */
  question?: PasskeyQuestion;
  /** Whether to wait until the user picks one of the passkeys that the browser suggests in form fields. */
  isInFields?: boolean;
}

async function signInByPasskey({ question, isInFields }: PasskeySignIn, ask: Ask) {
  const asked = question
    ? { data: question }
    : await ask({ url: '/user/passkeys/sign-in/options', method: 'POST' });
  return sendPasskey(ask, asked, (one) => answerWithPasskey(one, isInFields), '/user/passkeys/sign-in');
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health, void>({ query: () => '/health', keepUnusedDataFor: 60 }),
    getSession: build.query<Session, void>({
      query: () => '/user/session',
      keepUnusedDataFor: 60,
      providesTags: [session],
    }),
    login: build.mutation<SignedIn, Credentials>({
      queryFn: (credentials, _store, _options, ask) =>
        openedBy(ask({ url: '/user/login', method: 'POST', body: credentials }) as never, ask as Ask),
      invalidatesTags: afterSignIn,
      onQueryStarted: keepSession,
    }),
    passkeySignIn: build.mutation<SignedIn, PasskeySignIn>({
      queryFn: (wanted, _store, _options, ask) => openedBy(signInByPasskey(wanted, ask as Ask), ask as Ask),
      invalidatesTags: afterSignIn,
      onQueryStarted: keepSession,
    }),
    /** Signs out in this browser even if the server does not answer. */
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/user/logout', method: 'POST' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch((failure: unknown) => {
          // oxlint-disable-next-line no-console -- the user is signed out here in any case, so nothing is shown
          console.warn('The server did not confirm the sign-out', failure);
        });
        await dispatch(authApi.util.upsertQueryData('getSession', undefined, signedOut));
        dispatch(userSignedOut());
        resetSnooze();
        notifyOtherTabs();
      },
    }),
    setFirstName: build.mutation<unknown, string>({
      query: (firstName) => ({ url: '/user/first-name', method: 'PUT', body: { firstName } }),
      invalidatesTags: (_, error) => (error ? [] : [session]),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => ({ url: '/user/password', method: 'POST', body: change }),
      invalidatesTags: (_, error) => (error ? [] : [session]),
    }),
  }),
});

/**
 * Watches rejected calls. If the session has ended, the login form is shown. If a second factor is required, the
 * session is refetched, which opens the setup.
 */
const noticeSessionChange: Middleware<object, unknown, ThunkDispatch<unknown, unknown, UnknownAction>> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const failure = isRejectedWithValue(action) ? action.payload : null;
    if (isApiError(failure) && failure.status === 401 && failure.code === 'not_authenticated') {
      void dispatch(authApi.util.upsertQueryData('getSession', undefined, signedOut) as never);
    }
    if (isApiError(failure) && failure.code === 'second_factor_set_up_required') {
      dispatch(authApi.util.invalidateTags([session]));
    }
    return result;
  };

type AuthState = Parameters<ReturnType<typeof authApi.endpoints.getSession.select>>[0];

/**
 * Clears the previous user's state when another user has signed in, for example in another tab. Also restores the
 * signed-in user's drafts.
 */
const noticeOtherUser: Middleware<object, AuthState, AppDispatch> = ({ dispatch, getState }) => {
  const selectSession = authApi.endpoints.getSession.select();
  let lastId: string | undefined;
  return (next) => (action) => {
    const result = next(action);
    const userId = selectSession(getState()).data?.user?.id;
    const id = userId ?? lastId;
    const isOther = lastId !== undefined && id !== lastId;
    lastId = id;
    if (isOther) dispatch(userSignedOut());
    if (userId !== undefined) dispatch(openDrafts(userId));
    return result;
  };
};

lazyMiddleware.addMiddleware(noticeSessionChange, noticeOtherUser);

export const {
  useGetHealthQuery,
  useGetSessionQuery,
  useLoginMutation,
  usePasskeySignInMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useSetFirstNameMutation,
} = authApi;
