/** Header in which the gateway passes the value of the session cookie to auth. */
export const sessionTokenHeader = 'x-session-token';

/**
 * Header to auth. The value `watch` means that the page is only waiting for updates, so the request does not extend the
 * session.
 */
export const sessionUseHeader = 'x-session-use';

/** Header in which the gateway passes the value of the device cookie (`deviceCookieName`) to auth. */
export const deviceTokenHeader = 'x-device-token';

/**
 * Returns the name of the session cookie. Behind TLS, it has the prefix `__Host-`, for which browsers require `Secure`
 * and `Path=/`.
 */
export function sessionCookieName(publicUrl: string): string {
  return cookieName(publicUrl, 'sandhill_session');
}

/** Returns the name of the cookie by which auth recognizes a browser that has signed in before. */
export function deviceCookieName(publicUrl: string): string {
  return cookieName(publicUrl, 'sandhill_device');
}

function cookieName(publicUrl: string, name: string): string {
  return isBehindTls(publicUrl) ? `__Host-${name}` : name;
}

export function isBehindTls(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
