/** The bucket that visitors read. */
export const MEDIA_STORE = Symbol('media store');

/** The bucket with what was uploaded, as it came. */
export const ORIGINALS_STORE = Symbol('originals store');
