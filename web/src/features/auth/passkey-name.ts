/** Maximum length of a passkey's name that the server accepts, in characters. */
export const longestPasskeyName = 60;
