/** The server's limit. */
export const longestPasskeyName = 60;
