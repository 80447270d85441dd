/** Name of the cookie of a browser's help chat. Its path is `/api/chat`, so it cannot have the prefix `__Host-`. */
export const chatCookieName = 'sandhill_chat';

/** The only path whose requests and answers carry that cookie. */
export const chatPath = '/api/chat';

/** Header that carries the cookie's value from the gateway to leads. */
export const chatTokenHeader = 'x-chat-token';
