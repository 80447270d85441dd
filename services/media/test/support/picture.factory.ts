import sharp, { type Sharp } from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  /** Another number is another picture. */
  shade?: number;
  /** Finishes the picture, for instance with EXIF. */
  finish?: (picture: Sharp) => Sharp;
}

/** Test files that run side by side share the buckets: each has pictures of its own. */
let shades = (Number(process.env['JEST_WORKER_ID'] ?? 0) % 8) * 8000;

/** A valid picture; every one differs from all before unless `shade` says otherwise. */
export async function aPicture(options: PictureOptions = {}): Promise<Buffer> {
  const {
    width = 1000,
    height = 600,
    format = 'jpeg',
    shade = (shades += 1),
    finish = (picture: Sharp) => picture,
  } = options;
  const background = { r: shade % 256, g: 120, b: Math.floor(shade / 256) };
  return finish(sharp({ create: { width, height, channels: 3, background } }))
    .toFormat(format)
    .toBuffer();
}

/** The same as a data URL. */
export async function aDataUrl(options: PictureOptions = {}): Promise<string> {
  return `data:image/${options.format ?? 'jpeg'};base64,${(await aPicture(options)).toString('base64')}`;
}
