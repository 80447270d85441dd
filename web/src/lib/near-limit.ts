/** Returns whether a text is so long that its field shows how many characters remain. */
export const isNearLimit = (length: number, max: number): boolean => length >= max * 0.8;
