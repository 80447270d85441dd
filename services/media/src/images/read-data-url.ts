import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { decodeDataUrl, parseDataUrl } from '@sandhill/platform/pictures/data-url.js';
import { imagePolicy } from './image-policy.js';
import { ImageTooLarge, InvalidImage } from './images.errors.js';

/**
 * Returns the bytes of an image data URL. Other URLs are rejected and never fetched.
 *
 * @throws InvalidImage, ImageTooLarge
 */
export function readDataUrl(text: LargeText): Buffer {
  const url = parseDataUrl(text);
  if (!url?.mediaType.startsWith('image/')) throw new InvalidImage();
  if (url.size > imagePolicy.maxBytes) throw new ImageTooLarge();
  const bytes = decodeDataUrl(url);
  if (!bytes) throw new InvalidImage();
  return bytes;
}
