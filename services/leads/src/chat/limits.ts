/** How many conversations an IP address may start, per period. */
export const startLimits = [
  { count: 5, seconds: 3_600 },
  { count: 20, seconds: 86_400 },
] as const;

/** How many messages a visitor may write in a conversation, per period. */
export const messageLimit = { count: 20, seconds: 600 } as const;

/** How many messages a visitor may write before they leave an email address. */
export const messagesWithoutContact = 60;

/** How many messages a visitor may write in one conversation in all, because conversations are read as a whole. */
export const messagesOfVisitor = 200;

/** Days after which a conversation without an email address is erased, and after which the browser's cookie expires. */
export const keptDays = 7;
