/** Carries the session cookie's value from the gateway to auth. */
export const sessionTokenHeader = 'x-session-token';

/** Tells auth that a request only `watch`es: a page that listens does not keep its session alive. */
export const sessionUseHeader = 'x-session-use';

/** Carries the value of the known browser's cookie from the gateway to auth. */
export const deviceTokenHeader = 'x-device-token';

/** Name of the session cookie. Behind TLS, the `__Host-` prefix makes browsers require `Secure` and `Path=/`. */
export function sessionCookieName(publicUrl: string): string {
  return cookieName(publicUrl, 'sandhill_session');
}

/** Name of the cookie by which auth knows a browser that has signed in before. */
export function deviceCookieName(publicUrl: string): string {
  return cookieName(publicUrl, 'sandhill_device');
}

function cookieName(publicUrl: string, name: string): string {
  return isBehindTls(publicUrl) ? `__Host-${name}` : name;
}

export function isBehindTls(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
