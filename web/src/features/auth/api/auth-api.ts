import { api } from '../../../lib/api';
import type { Credentials, Health, Session, User } from '../../../types/api';

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
      /** The answer says who is signed in: no second question. */
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { user } = (await queryFulfilled).data;
          const signedIn: Session = { isAuthenticated: true, user };
          await dispatch(authApi.util.upsertQueryData('getSession', undefined, signedIn));
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
        const signedOut: Session = { isAuthenticated: false, user: null };
        await dispatch(authApi.util.upsertQueryData('getSession', undefined, signedOut));
      },
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => ({ url: '/user/password', method: 'POST', body: change }),
      invalidatesTags: (_, error) => (error ? [] : [session]),
    }),
  }),
});

export const {
  useGetHealthQuery,
  useGetSessionQuery,
  useLoginMutation,
  useLogoutMutation,
  useChangePasswordMutation,
} = authApi;
