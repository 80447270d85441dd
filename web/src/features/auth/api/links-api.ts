import { api } from '../../../lib/api';
import type { AccountLink, PasskeyQuestion, UsedLink } from '../../../types/api';
import { makePasskey } from '../passkey-ceremony';

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

type Ask = (request: object) => PromiseLike<{ data?: unknown; error?: unknown }>;

async function acceptWithPasskey({ token, person, name }: LinkUse & { name: string }, ask: Ask) {
  const asked = await ask({ url: '/user/links/passkey-options', method: 'POST', body: { token } });
  if (asked.error) return asked;
  const question = asked.data as PasskeyQuestion;
  const made = await makePasskey(question);
  if (made.error) return made;
  const body = { token, ...person, challengeId: question.challengeId, response: made.data, name };
  return ask({ url: '/user/links/use-passkey', method: 'POST', body });
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
