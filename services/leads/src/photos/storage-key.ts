/** Returns a photo's key in the bucket. It depends only on the id, so that moving a photo twice leaves one object. */
export const storageKeyOf = (photoId: string) => `leads/${photoId}.jpg`;
