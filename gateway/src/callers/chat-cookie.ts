import type { IncomingMessage } from 'node:http';
import { chatCookieName, chatPath } from '@sandhill/platform/identity/chat-cookie.js';
import { readToken } from './read-token.js';

/** Returns whether a path belongs to the visitors' help chat. Only these paths get the chat's cookie. */
export function isChatPath(path: string): boolean {
  return path === chatPath || path.startsWith(`${chatPath}/`);
}

/**
 * Returns the secret of a browser's conversation, which is in the chat cookie.
 *
 * @returns undefined on paths outside the help chat, and without a well-formed cookie
 */
export function chatTokenIn({ headers }: IncomingMessage, path: string): string | undefined {
  return isChatPath(path) ? readToken(headers.cookie, chatCookieName) : undefined;
}
