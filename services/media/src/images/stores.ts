/** Injection token of the public bucket. */
export const MEDIA_STORE = Symbol('media store');

/** Injection token of the private bucket, which holds the original uploads and the sizes of hidden pictures. */
export const ORIGINALS_STORE = Symbol('originals store');
