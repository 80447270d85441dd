import type { Bucket } from './stack.js';

/**
 * Possible places of an object that a database row names. The object is in one of them. A picture in the bin is in
 * another bucket than a shown picture.
 */
export type NamedObject = string[];

/** Returns the place of an object, which is its name with the bucket: `media/<key>/400.webp`. */
export const placeOf = (bucket: Bucket, name: string) => `${bucket}/${name}`;

export function splitPlace(place: string): { bucket: Bucket; name: string } {
  const slash = place.indexOf('/');
  return { bucket: place.slice(0, slash) as Bucket, name: place.slice(slash + 1) };
}
