import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  /** EXIF orientation, as phones write it. */
  orientation?: number;
}

/** Metadata that a phone adds to a picture: device and location. */
const phoneExif = {
  IFD0: { Make: 'Pocketphone', Model: 'Garden 12' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '26/1 8/1 31/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '81/1 47/1 41/1',
  },
};

/** Returns the words of a phone's metadata that a file contains. */
export function phoneMetadataIn(bytes: Buffer): string[] {
  return ['Exif', 'Pocketphone', 'Garden 12', 'http://ns.adobe.com'].filter((text) => bytes.includes(text));
}

/** Returns a JPEG with a phone's metadata. */
export async function aPhonePicture({ width = 640, height = 480 } = {}): Promise<Buffer> {
  return sharp(await aPicture({ width, height }))
    .withExif(phoneExif)
    .jpeg()
    .toBuffer();
}

/** Returns a truncated phone picture: its header is valid, but it cannot be decoded. */
export async function aCutPhonePicture(): Promise<Buffer> {
  const whole = await aPhonePicture({ width: 1200, height: 900 });
  return whole.subarray(0, Math.floor(whole.length * 0.7));
}

/** Returns a plain green picture. */
export async function aPicture({
  width = 640,
  height = 480,
  format = 'jpeg',
  orientation,
}: PictureOptions = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#3c7a3f' } }).toFormat(format);
  return orientation === undefined ? picture.toBuffer() : picture.withMetadata({ orientation }).toBuffer();
}

export const dataUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** Returns a picture of random size as a data URL, so that it differs from the pictures of other tests. */
export const aNewPhoto = () =>
  aPhoto({ width: 300 + (randomBytes(1)[0] ?? 0), height: 200 + (randomBytes(1)[0] ?? 0) });

/** Returns a picture as a data URL, as the form sends it. */
export async function aPhoto(options: PictureOptions = {}): Promise<string> {
  return dataUrl(await aPicture(options), `image/${options.format ?? 'jpeg'}`);
}
