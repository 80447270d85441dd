/**
 * The WebAuthn library, loaded when the first passkey is used: with its certificate parsers it takes as much memory as the
 * rest of auth's libraries together, and most sites start without passkeys.
 */
export const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, whatever else the library supports on this version of Node. */
export const algorithms = [-8, -7, -257];
