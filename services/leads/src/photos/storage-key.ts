/** Where a photo lies in the bucket; made from its id, so that moving it twice leaves one copy. */
export const storageKeyOf = (photoId: string) => `quotes/${photoId}.jpg`;
