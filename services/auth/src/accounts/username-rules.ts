export const longestName = 60;

const wellFormed = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u;

/** A name that can be spelled over the phone and typed in a shell. */
export function isUsername(text: string): boolean {
  return wellFormed.test(text);
}
