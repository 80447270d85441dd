import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  /** EXIF orientation, as a telephone writes it. */
  orientation?: number;
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
