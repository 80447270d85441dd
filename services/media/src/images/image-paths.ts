import { mainWidth } from './image-policy.js';
import type { Image } from './image.entity.js';
import type { RenditionFormat } from './renditions.js';

/** The path below which the public server gives the media bucket. */
const publicPath = '/media';

/** What the keys of all renditions of a picture begin with. */
export function renditionPrefix(imageKey: string): string {
  return `${imageKey}/`;
}

/** In the private bucket: what the keys of a hidden picture's renditions begin with. */
export function hiddenPrefix(imageKey: string): string {
  return `binned/${imageKey}/`;
}

/** The media type that a rendition's key says. */
export function typeOf(renditionKey: string): string {
  return `image/${renditionKey.split('.').at(-1)}`;
}

/** A rendition's key in the bucket. */
export function renditionKey(imageKey: string, width: number, format: RenditionFormat): string {
  return `${renditionPrefix(imageKey)}${width}.${format}`;
}

/** The path of the size that stands in `imageUrl`. */
export function mainPath({ key, webpWidths }: Pick<Image, 'key' | 'webpWidths'>): string {
  const fitting = webpWidths.filter((width) => width <= mainWidth);
  return `${publicPath}/${renditionKey(key, Math.max(...fitting), 'webp')}`;
}

/** A `srcset` attribute of one format; null while there is no size of it. */
export function srcset(key: string, widths: readonly number[], format: RenditionFormat): string | null {
  if (widths.length === 0) return null;
  const sizes = widths.toSorted((one, other) => one - other);
  return sizes.map((width) => `${publicPath}/${renditionKey(key, width, format)} ${width}w`).join(', ');
}
