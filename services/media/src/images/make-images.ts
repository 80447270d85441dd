import type { Picture } from './picture.js';
import { deferredRenditions, placeholder, immediateRenditions, type Rendition } from './renditions.js';

/**
 * Data of a picture and the sizes to make: `prompt` for those that the page needs immediately, `later` for the slow
 * ones.
 */
export interface ImageTask extends Omit<Picture, 'bytes'> {
  sizes: 'prompt' | 'later';
}

export interface MadeImages {
  renditions: Rendition[];
  /** Tiny version of the picture, as a data URL. Empty if the slow sizes were made. */
  placeholder: string;
}

/**
 * Makes the sizes of a picture. Calls `decoded` when the picture is decoded.
 *
 * @throws if it cannot be decoded
 */
export async function makeImages(
  bytes: Buffer,
  { sizes, width, height, cutRows, turn }: ImageTask,
  decoded: () => void,
): Promise<MadeImages> {
  const picture = { bytes, width, height, cutRows, turn };
  if (sizes === 'later') return { renditions: await deferredRenditions(picture, decoded), placeholder: '' };
  const renditions = await immediateRenditions(picture, decoded);
  return { renditions, placeholder: await placeholder(renditions) };
}
