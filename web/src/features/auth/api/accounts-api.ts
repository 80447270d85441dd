import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type {
  Account,
  AccountChange,
  IssuedPassword,
  ListedAccount,
  NewAccount,
  NewInvitation,
  OpenWork,
  OwnSession,
  SecondFactorBegun,
} from '../../../types/api';

const accounts = { type: 'User', id: 'ACCOUNTS' } as const;
const sessions = { type: 'User', id: 'SESSIONS' } as const;
const passkeys = { type: 'User', id: 'PASSKEYS' } as const;
const trail = { type: 'User', id: 'AUDIT' } as const;
const session = { type: 'Session', id: 'CURRENT' } as const;

const changed = afterChange([accounts, trail]);

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnSessions: build.query<OwnSession[], void>({
      query: () => '/user/sessions',
      transformResponse: (answer: { sessions: OwnSession[] }) => answer.sessions,
      providesTags: [sessions],
    }),
    endOwnSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/user/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: [sessions, session],
    }),
    beginSecondFactor: build.mutation<SecondFactorBegun, string>({
      query: (currentPassword) => ({ url: '/user/second-factor', method: 'POST', body: { currentPassword } }),
    }),
    /**
     * Confirms a new second factor and then refetches the session. Also refetches it if the server says that the factor
     * is already on, because the response to an earlier attempt may have been lost. A slice keeps the recovery codes
     * until the user has saved them.
     */
    confirmSecondFactor: build.mutation<{ recoveryCodes: string[] }, string>({
      query: (code) => ({ url: '/user/second-factor/confirm', method: 'POST', body: { code } }),
      invalidatesTags: (codes, error) =>
        codes || error?.code === 'second_factor_on' ? [session, sessions, passkeys] : [],
    }),
    renewRecoveryCodes: build.mutation<{ recoveryCodes: string[] }, void>({
      query: () => ({ url: '/user/second-factor/recovery-codes', method: 'POST' }),
      invalidatesTags: afterChange([trail, passkeys, session]),
    }),
    removeSecondFactor: build.mutation<unknown, { currentPassword: string; code: string }>({
      query: (proof) => ({ url: '/user/second-factor', method: 'DELETE', body: proof }),
      invalidatesTags: (_, error) => (error && error.code !== 'second_factor_off' ? [] : [session]),
    }),
    getAccounts: build.query<ListedAccount[], void>({
      query: () => '/accounts',
      transformResponse: (answer: { accounts: ListedAccount[] }) => answer.accounts,
      providesTags: [accounts],
    }),
    makeAccount: build.mutation<IssuedPassword, NewAccount>({
      query: (account) => ({ url: '/accounts', method: 'POST', body: account }),
      invalidatesTags: changed,
    }),
    invitePerson: build.mutation<unknown, NewInvitation>({
      query: (invitation) => ({ url: '/accounts/invitations', method: 'POST', body: invitation }),
      invalidatesTags: changed,
    }),
    invitePersonAgain: build.mutation<unknown, string>({
      query: (id) => ({ url: `/accounts/${id}/invitation`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    changeAccount: build.mutation<Account, { id: string; change: AccountChange }>({
      query: ({ id, change }) => ({ url: `/accounts/${id}`, method: 'PATCH', body: change }),
      invalidatesTags: afterChange([accounts, trail, session]),
    }),
    countOpenLeads: build.query<OpenWork, string>({ query: (id) => `/staff/${id}/leads` }),
    handOverLeads: build.mutation<{ count: number }, { id: string; to: string | null }>({
      query: ({ id, to }) => ({ url: `/staff/${id}/hand-over`, method: 'POST', body: { to } }),
      invalidatesTags: afterChange(['Lead', accounts, trail]),
    }),
    giveTemporaryPassword: build.mutation<IssuedPassword, string>({
      query: (id) => ({ url: `/accounts/${id}/temporary-password`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    removeAccountSecondFactor: build.mutation<unknown, string>({
      query: (id) => ({ url: `/accounts/${id}/second-factor`, method: 'DELETE' }),
      invalidatesTags: afterChange([accounts, trail, session]),
    }),
    endAccountSessions: build.mutation<unknown, string>({
      query: (id) => ({ url: `/accounts/${id}/sessions`, method: 'DELETE' }),
      invalidatesTags: afterChange([trail, sessions]),
    }),
  }),
});

export const {
  useGetOwnSessionsQuery,
  useEndOwnSessionMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useGetAccountsQuery,
  useInvitePersonMutation,
  useInvitePersonAgainMutation,
  useMakeAccountMutation,
  useChangeAccountMutation,
  useCountOpenLeadsQuery,
  useHandOverLeadsMutation,
  useGiveTemporaryPasswordMutation,
  useEndAccountSessionsMutation,
  useRemoveAccountSecondFactorMutation,
} = accountsApi;
