/** Maximum length of a passkey's name, in characters. The server has the same limit. */
export const maxPasskeyNameLength = 60;
