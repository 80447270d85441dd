import { Gate } from '@sandhill/platform/process/gate.js';
import sharp from 'sharp';
import { photoLimits } from './photo-limits.js';

// One thread per picture, and no cache of pictures.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes one picture at a time: visitors choose the pictures, and the process has memory for one of the largest. Only
 * a few mails and moves run at once, so the queue of the gate never fills up.
 */
const gate = new Gate({ atOnce: 1, mayWait: 1_000 });

/** Pixels; enough for the office. */
const longestSide = 2400;
const thumbnailSide = 320;

/** The picture cannot be decoded; a retry would not help. */
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
 * Decodes a whole picture and converts it to an upright JPEG without metadata.
 *
 * @throws UnreadablePicture, Busy
 */
export async function toCleanJpeg(bytes: Buffer): Promise<Picture> {
  return gate.run(() => toJpeg(bytes, { side: longestSide, quality: 82, failOn: 'error' }));
}

/** Makes a thumbnail for a mail. @throws UnreadablePicture, Busy */
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
