/** As long as the server takes. */
export const longestPasskeyName = 60;
