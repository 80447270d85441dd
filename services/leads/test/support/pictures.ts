import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  /** EXIF orientation, as a telephone writes it. */
  orientation?: number;
}

/** What a telephone writes beside a picture: where it was taken, and with what. */
export const phoneExif = {
  IFD0: { Make: 'Pocketphone', Model: 'Garden 12' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '26/1 8/1 31/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '81/1 47/1 41/1',
  },
};

/** Which of what a telephone writes beside a picture is in these bytes. */
export function tracesIn(bytes: Buffer): string[] {
  return ['Exif', 'Pocketphone', 'Garden 12', 'http://ns.adobe.com'].filter((text) => bytes.includes(text));
}

/** A JPEG of a telephone that knows where it is. */
export async function aPhonePicture({ width = 640, height = 480 } = {}): Promise<Buffer> {
  return sharp(await aPicture({ width, height }))
    .withExif(phoneExif)
    .jpeg()
    .toBuffer();
}

/** The same, as it arrives when its end was lost: its header is whole, its picture cannot be decoded. */
export async function aCutPhonePicture(): Promise<Buffer> {
  const whole = await aPhonePicture({ width: 1200, height: 900 });
  return whole.subarray(0, Math.floor(whole.length * 0.7));
}

/** A picture of a lawn, or nearly. */
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

/** A picture as the form sends it. */
export async function aPhoto(options: PictureOptions = {}): Promise<string> {
  return dataUrl(await aPicture(options), `image/${options.format ?? 'jpeg'}`);
}
