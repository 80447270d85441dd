/** Limit on a visitor's messages in one conversation: at most `count` within `seconds`. */
export const messageLimit = { count: 20, seconds: 600 } as const;

/** Maximum number of messages that a visitor may write before they leave an email address. */
export const messagesWithoutContact = 60;

/**
 * Maximum number of a visitor's messages in one conversation. A limit is needed because all messages of a conversation
 * are read into memory together.
 */
export const messagesOfVisitor = 200;

/** Number of days after which a conversation without an email address is erased and the browser's cookie expires. */
export const keptDays = 7;
