import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * Makes a JPEG as large as a phone's photo, so that the browser shrinks it before sending. Each name gives different
 * bytes.
 */
export async function aPhoto(name: string, size = { width: 3000, height: 2000 }) {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  const lawn = sharp({ create: { ...size, channels: 3, background: { r, g, b } } });
  return { name, mimeType: 'image/jpeg', buffer: await lawn.jpeg().toBuffer() };
}
