import { Gate } from '@sandhill/platform/process/gate.js';
import sharp from 'sharp';
import { photoLimits } from './photo-limits.js';

// One picture is decoded by one thread, and nothing of it stays.
sharp.cache(false);
sharp.concurrency(1);

/**
 * One at once, whoever asks: strangers choose the pictures, and a process has room for one of the largest beside its own
 * work. Mails and moves are a few at once, so that nobody is ever refused here.
 */
const gate = new Gate({ atOnce: 1, mayWait: 1_000 });

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

/**
 * Decodes all of a picture and makes a JPEG of it: upright, and without where and when it was taken.
 *
 * @throws UnreadablePicture, Busy
 */
export async function toCleanJpeg(bytes: Buffer): Promise<Picture> {
  return gate.run(() => toJpeg(bytes, { side: longestSide, quality: 82, failOn: 'error' }));
}

/** Small enough to stand in a mail. @throws UnreadablePicture, Busy */
export async function toThumbnail(bytes: Buffer): Promise<Picture> {
  return gate.run(() => toJpeg(bytes, { side: thumbnailSide, quality: 70, failOn: 'none' }));
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
