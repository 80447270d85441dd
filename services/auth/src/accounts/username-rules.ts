export const longestName = 60;
export const longestEmail = 254;

const wellFormed = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u;

/** A name that can be told over the telephone and typed in a shell. */
export function isUsername(text: string): boolean {
  return wellFormed.test(text);
}

/** Enough of a check where a person who knows the address typed it; nothing is sent to it unseen. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
