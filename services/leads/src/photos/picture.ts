import sharp from 'sharp';
import { photoLimits } from './photo-limits.js';

/** As large as anybody in the office needs it. */
const longestSide = 2400;
const thumbnailSide = 320;

/** The picture cannot be decoded: trying again would change nothing. */
export class UnreadablePicture extends Error {
  constructor(options: ErrorOptions) {
    super('the picture cannot be decoded', options);
    this.name = 'UnreadablePicture';
  }
}

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Decodes all of a picture and makes a JPEG of it: upright, and without where and when it was taken. */
export async function toCleanJpeg(bytes: Buffer): Promise<Picture> {
  return toJpeg(bytes, { side: longestSide, quality: 82, failOn: 'error' });
}

/** Small enough to stand in a mail. */
export async function toThumbnail(bytes: Buffer): Promise<Picture> {
  return toJpeg(bytes, { side: thumbnailSide, quality: 70, failOn: 'none' });
}

interface JpegOptions {
  side: number;
  quality: number;
  failOn: 'none' | 'error';
}

async function toJpeg(bytes: Buffer, { side, quality, failOn }: JpegOptions): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new UnreadablePicture({ cause });
  }
}
