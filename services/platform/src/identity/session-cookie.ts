/** Carries the cookie's value from the gateway to auth, when it asks whose session that is. */
export const sessionTokenHeader = 'x-session-token';

/** The session cookie's name: behind TLS the browser itself holds it to this host, to `Path=/` and to `Secure`. */
export function sessionCookieName(publicUrl: string): string {
  return isBehindTls(publicUrl) ? '__Host-sandhill_session' : 'sandhill_session';
}

export function isBehindTls(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
