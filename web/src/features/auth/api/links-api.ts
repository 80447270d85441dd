import { api } from '../../../lib/api';
import type { AccountLink, UsedLink } from '../../../types/api';
import { type Ask, makePasskey, sendPasskey } from '../passkey-ceremony';

/** Data that the invited person chooses. */
export interface Person {
  username?: string;
  firstName?: string;
  language?: AccountLink['language'];
}

interface LinkUse {
  token: string;
  person: Person;
}

async function acceptWithPasskey({ token, person, name }: LinkUse & { name: string }, ask: Ask) {
  const body = { token, ...person };
  const asked = await ask({ url: '/user/links/passkey-options', method: 'POST', body });
  return sendPasskey(ask, asked, makePasskey, '/user/links/use-passkey', { ...body, name });
}

const linksApi = api.injectEndpoints({
  endpoints: (build) => ({
    askForPasswordReset: build.mutation<unknown, string>({
      query: (username) => ({ url: '/user/password-reset', method: 'POST', body: { username } }),
    }),
    readLink: build.mutation<AccountLink, string>({
      query: (token) => ({ url: '/user/links/read', method: 'POST', body: { token } }),
    }),
    useLink: build.mutation<UsedLink, LinkUse & { newPassword: string }>({
      query: ({ token, person, newPassword }) => ({
        url: '/user/links/use',
        method: 'POST',
        body: { token, ...person, newPassword },
      }),
    }),
    useLinkWithPasskey: build.mutation<UsedLink, LinkUse & { name: string }>({
      queryFn: (use, _store, _options, ask) => acceptWithPasskey(use, ask as Ask) as never,
    }),
  }),
});

export const {
  useAskForPasswordResetMutation,
  useReadLinkMutation,
  useUseLinkMutation,
  useUseLinkWithPasskeyMutation,
} = linksApi;
