/** Carries the session cookie's value from the gateway to auth. */
export const sessionTokenHeader = 'x-session-token';

/** Name of the session cookie. Behind TLS, the `__Host-` prefix makes browsers require `Secure` and `Path=/`. */
export function sessionCookieName(publicUrl: string): string {
  return isBehindTls(publicUrl) ? '__Host-sandhill_session' : 'sandhill_session';
}

export function isBehindTls(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
