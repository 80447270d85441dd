/** Public bucket. */
export const MEDIA_STORE = Symbol('media store');

/** Private bucket with the original uploads. */
export const ORIGINALS_STORE = Symbol('originals store');
