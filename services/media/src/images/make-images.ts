import type { Picture } from './picture.js';
import { laterRenditions, placeholder, promptRenditions, type Rendition } from './renditions.js';

/** The sizes to make: with `prompt` those that the page needs immediately, with `later` the slow ones. */
export interface ImageTask extends Omit<Picture, 'bytes'> {
  sizes: 'prompt' | 'later';
}

export interface MadeImages {
  renditions: Rendition[];
  /** Tiny picture as a data URL; empty for the slow sizes. */
  placeholder: string;
}

/** Makes the sizes of a picture; calls `decoded` once it is decoded. @throws if the picture cannot be decoded */
export async function makeImages(
  bytes: Buffer,
  { sizes, width, height, cutRows, turn }: ImageTask,
  decoded: () => void,
): Promise<MadeImages> {
  const picture = { bytes, width, height, cutRows, turn };
  if (sizes === 'later') return { renditions: await laterRenditions(picture, decoded), placeholder: '' };
  const renditions = await promptRenditions(picture, decoded);
  return { renditions, placeholder: await placeholder(renditions) };
}
