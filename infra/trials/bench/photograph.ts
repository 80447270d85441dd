import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/**
 * Returns a picture of noise that has as many bytes as a photograph of this width. Each is different, so the service
 * has never stored it before.
 */
export async function aPhotograph(width: number): Promise<Buffer> {
  const noise = { width: 1000, height: 750, channels: 3 as const };
  return sharp(randomBytes(noise.width * noise.height * 3), { raw: noise })
    .resize({ width, height: (width * 3) / 4, kernel: 'cubic' })
    .blur(1)
    .jpeg({ quality: 88 })
    .toBuffer();
}
