import { randomInt, randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  /** Changes the picture before it is encoded, for example adds EXIF. */
  finish?: (picture: Sharp) => Sharp;
}

/** Returns a valid picture. Its bytes are unique, because tests share the buckets. */
export async function aPicture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 1000, height = 600, format = 'jpeg', finish = (picture: Sharp) => picture } = options;
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return finish(picture.withExif({ IFD0: { ImageDescription: randomUUID() } }))
    .toFormat(format)
    .toBuffer();
}

export async function aDataUrl(options: PictureOptions = {}): Promise<string> {
  return `data:image/${options.format ?? 'jpeg'};base64,${(await aPicture(options)).toString('base64')}`;
}
