/** Returns whether a text is so long that its field shows how many characters remain. */
export const isNearLimit = (length: number, most: number): boolean => length >= most * 0.8;
