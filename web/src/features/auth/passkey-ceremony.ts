import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { ApiError } from '../../lib/api-error';
import type { PasskeyQuestion } from '../../types/api';

/** Late code: only who uses a passkey needs it. */
const library = () => import('@simplewebauthn/browser');

type Ceremony<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: ApiError };

const isBareAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/** Whether passkeys can work at this address: https with a host name, or localhost. */
export const addressAllowsPasskeys = ({ protocol, hostname }: Location = location): boolean =>
  hostname === 'localhost' || (protocol === 'https:' && !isBareAddress(hostname));

export const browserKnowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys among what it fills in. */
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

/** The browser's failures as those of a call; it does not say whether a user cancelled or took too long. */
async function failing<Answer>(ceremony: Promise<Answer>): Promise<Ceremony<Answer>> {
  try {
    return { data: await ceremony };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    return { error: { status: 0, message: `0: ${name}`, code: codes[name] ?? 'passkey_cancelled' } };
  }
}

/** Has the browser make a passkey. Codes: passkey_known, passkey_cancelled, passkey_unsupported, passkeys_unavailable. */
export const makePasskey = ({ options }: PasskeyQuestion): Promise<Ceremony<RegistrationResponseJSON>> =>
  failing(
    library().then(({ startRegistration }) =>
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    ),
  );

/**
 * Has the browser answer with a passkey; `isInFields` waits until the user chooses one among what the browser fills in.
 * Codes: passkey_cancelled, passkey_replaced by a later question, passkey_unsupported, passkeys_unavailable.
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

/** Ends what the browser offers in fields. */
export async function stopOffering(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
