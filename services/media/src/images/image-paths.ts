import { mainWidth } from './image-policy.js';
import type { Image } from './image.entity.js';
import type { RenditionFormat } from './renditions.js';

/** Path of the media bucket on the public server. */
const publicPath = '/media';

/** Key prefix of a picture's renditions. */
export function renditionPrefix(imageKey: string): string {
  return `${imageKey}/`;
}

/** Key prefix of a hidden picture's renditions, in the private bucket. */
export function hiddenPrefix(imageKey: string): string {
  return `binned/${imageKey}/`;
}

/** Media type by a rendition's key. */
export function typeOf(renditionKey: string): string {
  return `image/${renditionKey.split('.').at(-1)}`;
}

/** A rendition's key in the bucket. */
export function renditionKey(imageKey: string, width: number, format: RenditionFormat): string {
  return `${renditionPrefix(imageKey)}${width}.${format}`;
}

/** Path of the size used for `imageUrl`. */
export function mainPath({ key, webpWidths }: Pick<Image, 'key' | 'webpWidths'>): string {
  const fitting = webpWidths.filter((width) => width <= mainWidth);
  return `${publicPath}/${renditionKey(key, Math.max(...fitting), 'webp')}`;
}

/** `srcset` attribute of one format; null while it has no sizes. */
export function srcset(key: string, widths: readonly number[], format: RenditionFormat): string | null {
  if (widths.length === 0) return null;
  const sizes = widths.toSorted((one, other) => one - other);
  return sizes.map((width) => `${publicPath}/${renditionKey(key, width, format)} ${width}w`).join(', ');
}
