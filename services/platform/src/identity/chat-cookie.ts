/**
 * Name of the cookie that identifies a browser's help chat. The cookie's path is `/api/chat`, so it cannot have the
 * prefix `__Host-`.
 */
export const chatCookieName = 'sandhill_chat';

/** The only path whose requests and answers carry the chat cookie. */
export const chatPath = '/api/chat';

/** Header in which the gateway passes the value of the chat cookie to leads. */
export const chatTokenHeader = 'x-chat-token';
