import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type {
  Confirmation,
  ConfirmationOptions,
  Passkey,
  PasskeyAdded,
  PasskeyList,
} from '../../../types/api';
import { answerWithPasskey, makePasskey, sendPasskey } from '../passkey-ceremony';

const passkeys = { type: 'User', id: 'PASSKEYS' } as const;
const trail = { type: 'User', id: 'AUDIT' } as const;
const accounts = { type: 'User', id: 'ACCOUNTS' } as const;
const session = { type: 'Session', id: 'CURRENT' } as const;

const confirmPath = '/user/session/confirm';

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<PasskeyList, void>({
      query: () => '/user/passkeys',
      providesTags: [passkeys],
    }),
    addPasskey: build.mutation<PasskeyAdded, string>({
      queryFn: async (name, _store, _options, ask) => {
        const asked = await ask({ url: '/user/passkeys/options', method: 'POST' });
        return (await sendPasskey(ask, asked, makePasskey, '/user/passkeys', { name })) as never;
      },
      // With `passkey_known`, the passkey may have been added although the response was lost. Therefore refetches, too.
      invalidatesTags: (added, error) =>
        added || error?.code === 'passkey_known' ? [passkeys, trail, accounts, session] : [],
    }),
    renamePasskey: build.mutation<Passkey, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/user/passkeys/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: afterChange([passkeys]),
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: `/user/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: afterChange([passkeys, trail, accounts, session]),
    }),
    getConfirmationOptions: build.query<ConfirmationOptions, void>({
      query: () => ({ url: `${confirmPath}/options`, method: 'POST' }),
    }),
    confirmSession: build.mutation<unknown, Confirmation>({
      query: (proof) => ({ url: confirmPath, method: 'POST', body: proof }),
    }),
    confirmSessionByPasskey: build.mutation<unknown, void>({
      queryFn: async (_, _store, _options, ask) => {
        const asked = await ask({ url: `${confirmPath}/options`, method: 'POST' });
        return (await sendPasskey(ask, asked, answerWithPasskey, confirmPath)) as never;
      },
    }),
  }),
});

export const {
  useGetPasskeysQuery,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useGetConfirmationOptionsQuery,
  useConfirmSessionMutation,
  useConfirmSessionByPasskeyMutation,
} = passkeysApi;
