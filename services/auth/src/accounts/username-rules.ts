export const maxNameLength = 60;

/** Says to an operator what a variable with a username may hold. */
export const usernameRule = 'must be 1 to 60 letters, digits, dots, dashes or underscores';

const wellFormed = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u;

/** Returns whether a text may be a username. A username can be spelled over the phone and typed in a shell. */
export function isUsername(text: string): boolean {
  return wellFormed.test(text);
}

/**
 * Returns the username of an invited person until they choose one: their email address, shortened if necessary.
 * Characters that are not allowed in a username become `-`. A name that would not begin with a letter or digit gets a
 * `u` in front.
 */
export function provisionalName(email: string): string {
  const name = email
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._@+-]/gu, '-')
    .slice(0, maxNameLength);
  return isUsername(name) ? name : `u${name}`.slice(0, maxNameLength);
}
