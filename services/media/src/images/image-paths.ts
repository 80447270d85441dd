import type { PictureWidths } from '@sandhill/company/pictures/listed-picture.js';
import { mainWidth } from './image-policy.js';
import type { Image } from './image.entity.js';
import type { RenditionFormat } from './renditions.js';

/** Path of the media bucket on the public server. */
const publicPath = '/media';

export function renditionPrefix(imageKey: string): string {
  return `${imageKey}/`;
}

/** Returns the key prefix of a hidden picture's renditions, in the private bucket. */
export function hiddenPrefix(imageKey: string): string {
  return `binned/${imageKey}/`;
}

export function typeOf(renditionKey: string): string {
  return `image/${renditionKey.split('.').at(-1)}`;
}

export function renditionKey(imageKey: string, width: number, format: RenditionFormat): string {
  return `${renditionPrefix(imageKey)}${width}.${format}`;
}

/** Returns the path of the size that `imageUrl` names. */
export function mainPath({ key, webpWidths }: Pick<Image, 'key' | 'webpWidths'>): string {
  const fitting = webpWidths.filter((width) => width <= mainWidth);
  return `${publicPath}/${renditionKey(key, Math.max(...fitting), 'webp')}`;
}

export const pathsOf = ({
  key,
  webpWidths,
  avifWidths,
}: Pick<Image, 'key' | 'webpWidths' | 'avifWidths'>): string[] =>
  [
    ...webpWidths.map((width) => renditionKey(key, width, 'webp')),
    ...avifWidths.map((width) => renditionKey(key, width, 'avif')),
  ].map((one) => `${publicPath}/${one}`);

/** Returns the key of the picture that a path names. */
export const imageKeyOf = (path: string): string => path.split('/')[2] ?? '';

const ascending = (widths: readonly number[]) => widths.toSorted((one, other) => one - other);

/**
 * Returns the widths of a picture's sizes in ascending order. `avifWidths` is present only if it differs from `widths`.
 */
export function widthsOf({
  webpWidths,
  avifWidths,
}: Pick<Image, 'webpWidths' | 'avifWidths'>): PictureWidths {
  const [widths, avif] = [ascending(webpWidths), ascending(avifWidths)];
  return avif.join() === widths.join() ? { widths } : { widths, avifWidths: avif };
}
