import { chatCookieName } from '@sandhill/platform/identity/chat-cookie.js';
import type { ServiceName } from '../routes/route.js';
import { isChatPath } from './chat-cookie.js';

/**
 * Returns those of the cookies that a service's answer may set: all cookies of auth, and on the paths of the help chat
 * the chat cookie.
 */
export function allowedCookies(
  cookies: readonly string[],
  { service, path }: { service: ServiceName; path: string },
): string[] {
  if (service === 'auth') return [...cookies];
  return isChatPath(path) ? cookies.filter((cookie) => cookie.startsWith(`${chatCookieName}=`)) : [];
}
