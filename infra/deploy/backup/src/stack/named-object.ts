import type { Bucket } from './stack.js';

/**
 * Possible places of an object that a database row names; one is enough. Pictures in the bin are in another
 * place.
 */
export type NamedObject = string[];

/** Returns the name of an object across buckets: `media/<key>/400.webp`. */
export const placeOf = (bucket: Bucket, name: string) => `${bucket}/${name}`;

export function splitPlace(place: string): { bucket: Bucket; name: string } {
  const slash = place.indexOf('/');
  return { bucket: place.slice(0, slash) as Bucket, name: place.slice(slash + 1) };
}
