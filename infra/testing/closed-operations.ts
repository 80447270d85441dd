import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { identityHeader } from '@sandhill/platform/identity/identity.js';

/** Returns `<method> <path>` of each operation of an API document, sorted. */
export const operationsOf = (document: { paths: Record<string, object> }): string[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`))
    .sort();

interface FalseClaims {
  service: string;
  userId: string;
  /** Token signed by the gateway, but for another service. */
  elsewhere: string;
}

/**
 * Returns sets of headers that a service must not accept as an identity: no token, tokens that are forged, unsigned or
 * for another service, and claims in other headers.
 */
export function falseClaims({ service, userId, elsewhere }: FalseClaims): Record<string, string>[] {
  const forger = new IdentitySigner(makeIdentityKeys().privateKey);
  const forged = forger.forCaller({ userId, username: 'pat', role: 'owner', sessionId: userId }, service);
  return [
    {},
    { [identityHeader]: forged },
    { [identityHeader]: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3duZXIifQ.' },
    { [identityHeader]: elsewhere },
    { 'x-user-id': userId, 'x-role': 'owner', authorization: 'Bearer owner', cookie: 'sandhill_session=x' },
  ];
}
