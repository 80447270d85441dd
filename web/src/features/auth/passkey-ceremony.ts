import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { ApiError } from '../../lib/api-error';
import type { ApiRequest } from '../../lib/base-query';
import type { PasskeyQuestion } from '../../types/api';

/** The WebAuthn library. It is loaded late, because only users of passkeys need it. */
const library = () => import('@simplewebauthn/browser');

type Ceremony<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: ApiError };

const isBareAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/** Returns whether passkeys can work at this address: with HTTPS and a host name, or on localhost. */
export const addressAllowsPasskeys = ({ protocol, hostname }: Location = location): boolean =>
  hostname === 'localhost' || (protocol === 'https:' && !isBareAddress(hostname));

export const browserKnowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export async function offersPasskeysInFields(): Promise<boolean> {
  if (!browserKnowsPasskeys() || !addressAllowsPasskeys()) return false;
  return (await library()).browserSupportsWebAuthnAutofill();
}

const codes: Record<string, string> = {
  AbortError: 'passkey_replaced',
  InvalidStateError: 'passkey_known',
  NotSupportedError: 'passkey_unsupported',
  SecurityError: 'passkeys_unavailable',
};

/** Turns the browser's failures into API errors. The browser does not distinguish between canceling and a timeout. */
async function failing<Answer>(ceremony: Promise<Answer>): Promise<Ceremony<Answer>> {
  try {
    return { data: await ceremony };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    return { error: { status: 0, message: `0: ${name}`, code: codes[name] ?? 'passkey_cancelled' } };
  }
}

/**
 * Asks the browser to create a passkey. Failure codes: passkey_known, passkey_cancelled, passkey_replaced (by a later
 * challenge), passkey_unsupported and passkeys_unavailable.
 */
export const makePasskey = ({ options }: PasskeyQuestion): Promise<Ceremony<RegistrationResponseJSON>> =>
  failing(
    library().then(({ startRegistration }) =>
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    ),
  );

/**
 * Asks the browser to answer a challenge with a passkey. With `isInFields`, waits until the user picks a suggestion in
 * a form field. Failure codes: passkey_cancelled, passkey_replaced (by a later challenge), passkey_unsupported and
 * passkeys_unavailable.
 */
export const answerWithPasskey = (
  { options }: Pick<PasskeyQuestion, 'options'>,
  isInFields = false,
): Promise<Ceremony<AuthenticationResponseJSON>> =>
  failing(
    library().then(({ startAuthentication }) =>
      startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
        useBrowserAutofill: isInFields,
      }),
    ),
  );

interface Asked {
  data?: unknown;
  error?: unknown;
}

export type Ask = (request: ApiRequest | string) => PromiseLike<Asked> | Asked;

/**
 * Runs a WebAuthn ceremony with the server's challenge (`asked`), and posts the result to `url` together with the
 * fields of `more`. If the request for the challenge or the ceremony failed, returns that failure.
 */
export async function sendPasskey(
  ask: Ask,
  asked: Asked,
  ceremony: (question: PasskeyQuestion) => Promise<Ceremony<unknown>>,
  url: string,
  more?: object,
): Promise<Asked> {
  if (asked.error) return asked;
  const question = asked.data as PasskeyQuestion;
  const answer = await ceremony(question);
  if (answer.error) return answer;
  const { challengeId } = question;
  return ask({ url, method: 'POST', body: { challengeId, response: answer.data, ...more } });
}

export async function stopOffering(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
