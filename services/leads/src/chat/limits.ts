/** How many conversations an address may begin (H6). */
export const startLimits = [
  { count: 5, seconds: 3_600 },
  { count: 20, seconds: 86_400 },
] as const;

/** Factor for an address that may stand for many visitors, as at the gateway. */
export const hiddenVisitors = 20;

/** How many messages a visitor may write in a conversation (H6). */
export const messageLimit = { count: 20, seconds: 600 } as const;

/** How many they may write before they leave an address. */
export const messagesWithoutContact = 60;

/** How many they may write in a conversation at all: it is read as a whole. */
export const messagesOfVisitor = 200;

/** After so many days a conversation without an address is erased, and a browser forgets its cookie. */
export const keptDays = 7;
