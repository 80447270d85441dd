import { imagePolicy } from './image-policy.js';
import { ImageTooLarge, InvalidImage } from './images.errors.js';

const prefix = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/**
 * The bytes of an image data URL. An address of any other kind is no picture: it is never fetched.
 *
 * @throws InvalidImage, ImageTooLarge
 */
export function readDataUrl(text: string): Buffer {
  const start = prefix.exec(text.slice(0, 100))?.[0].length;
  if (start === undefined) throw new InvalidImage();
  const encoded = text.length - start;
  if (encoded * 0.75 > imagePolicy.maxBytes + 3) throw new ImageTooLarge();
  const bytes = Buffer.from(text.slice(start), 'base64');
  // Decoding skips what is no base64, so too few bytes tell of it; an expression over 13 MB overflows the stack.
  const padding = /={0,2}$/.exec(text.slice(-2))?.[0].length ?? 0;
  if (encoded === 0 || encoded % 4 !== 0 || bytes.length !== (encoded / 4) * 3 - padding)
    throw new InvalidImage();
  if (bytes.length > imagePolicy.maxBytes) throw new ImageTooLarge();
  return bytes;
}
