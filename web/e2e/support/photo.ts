import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG as a phone takes it: 12 megapixels are shrunk in the browser before they are sent. Each name has its own bytes. */
export async function aPhoto(name: string, size = { width: 3000, height: 2000 }) {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  const lawn = sharp({ create: { ...size, channels: 3, background: { r, g, b } } });
  return { name, mimeType: 'image/jpeg', buffer: await lawn.jpeg().toBuffer() };
}
