import { chatCookieName } from '@sandhill/platform/identity/chat-cookie.js';
import type { ServiceName } from '../routes/route.js';
import { isChatPath } from './chat-cookie.js';

/**
 * Returns the cookies that a service's answer is allowed to set: auth may set any cookie, and the routes of the help
 * chat may set the chat cookie.
 */
export function allowedCookies(
  cookies: readonly string[],
  { service, path }: { service: ServiceName; path: string },
): string[] {
  if (service === 'auth') return [...cookies];
  return isChatPath(path) ? cookies.filter((cookie) => cookie.startsWith(`${chatCookieName}=`)) : [];
}
