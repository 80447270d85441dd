/** Injection token of the public bucket. */
export const MEDIA_STORE = Symbol('media store');

/** Injection token of the private bucket, which has the original uploads. */
export const ORIGINALS_STORE = Symbol('originals store');
