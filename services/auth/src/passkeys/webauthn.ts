/**
 * Loads the WebAuthn library when the first passkey is used: with its certificate parsers it takes as much memory as
 * the rest of auth's libraries together, and most sites start without passkeys.
 */
export const webauthn = () => import('@simplewebauthn/server');

/** COSE ids of the accepted algorithms: EdDSA, ES256 and RS256, even if the library supports more. */
export const algorithms = [-8, -7, -257];
