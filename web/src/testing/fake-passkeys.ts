import { jest } from '@jest/globals';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = (response: object) => ({
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  response,
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
});

/** Fakes a browser with passkeys. The fake user approves everything, unless a test changes that. */
export function knowPasskeys() {
  const create = jest.fn<(options?: CredentialCreationOptions) => Promise<unknown>>().mockResolvedValue(
    credential({
      attestationObject: bytes('attestation'),
      clientDataJSON: bytes('{}'),
      getTransports: () => ['internal'],
    }),
  );
  const get = jest
    .fn<(options?: CredentialRequestOptions) => Promise<unknown>>()
    .mockResolvedValue(
      credential({ authenticatorData: bytes('data'), clientDataJSON: bytes('{}'), signature: bytes('sig') }),
    );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: () => undefined });
  return { create, get };
}

/** Removes the fake of `knowPasskeys`. */
export function forgetPasskeys(): void {
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
}

/** Returns the error that a browser gives when the user closes the passkey window or takes too long. */
export const notAllowed = () => Object.assign(new Error('not allowed'), { name: 'NotAllowedError' });

/** A passkey challenge as the server sends it. */
export const aQuestion = {
  challengeId: 'challenge-1',
  options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' },
};

export const aNewPasskeyQuestion = {
  challengeId: 'challenge-2',
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Sandhill Grounds' },
    user: { id: 'cnV0aA', name: 'ruth', displayName: 'ruth' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
};
