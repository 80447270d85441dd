const wellFormed = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u;

/** A name that can be told over the telephone and typed in a shell. */
export function isUsername(text: string): boolean {
  return wellFormed.test(text);
}

/** Enough of a check for a command's argument; nothing is sent to it before a person has seen it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
