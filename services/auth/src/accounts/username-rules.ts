export const longestName = 60;
export const longestEmail = 254;

const wellFormed = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u;

/** A name that can be spelled over the phone and typed in a shell. */
export function isUsername(text: string): boolean {
  return wellFormed.test(text);
}

/** A basic check: owners type these addresses, and no mail is sent to them automatically. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
