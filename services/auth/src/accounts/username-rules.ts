export const longestName = 60;

const wellFormed = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u;

/** A name that can be spelled over the phone and typed in a shell. */
export function isUsername(text: string): boolean {
  return wellFormed.test(text);
}

/** The username of an invited person until they choose one: their address, as far as a username may be one. */
export function provisionalName(email: string): string {
  const name = email
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._@+-]/gu, '-')
    .slice(0, longestName);
  return isUsername(name) ? name : `u${name}`.slice(0, longestName);
}
