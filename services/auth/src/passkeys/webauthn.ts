/**
 * Loads the WebAuthn library when the first passkey is used. With its certificate parsers, the library takes as much
 * memory as the rest of auth's libraries together, and most sites start without passkeys.
 */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * COSE ids of the accepted algorithms: EdDSA, ES256 and RS256. The library supports more, which auth does not accept.
 */
export const algorithms = [-8, -7, -257];
