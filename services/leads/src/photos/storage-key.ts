/** A photo's key in the bucket. It depends on the id alone, so that moving a photo twice leaves one object. */
export const storageKeyOf = (photoId: string) => `leads/${photoId}.jpg`;
