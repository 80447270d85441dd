/** Maximum length that the server accepts, in characters. */
export const longestPasskeyName = 60;
