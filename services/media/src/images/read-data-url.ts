import { imagePolicy } from './image-policy.js';
import { ImageTooLarge, InvalidImage } from './images.errors.js';

const prefix = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

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
  const content = text.slice(start);
  if (encoded % 4 !== 0 || !base64.test(content)) throw new InvalidImage();
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > imagePolicy.maxBytes) throw new ImageTooLarge();
  return bytes;
}
