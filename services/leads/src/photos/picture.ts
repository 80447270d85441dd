import { Gate } from '@sandhill/platform/process/gate.js';
import sharp, { type ResizeOptions } from 'sharp';
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
/** Pixels of a thumbnail: twice its box in the mail, so that it is sharp on a phone. */
const thumbnailSize = { width: 320, height: 240 };

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
  return gate.run(() =>
    toJpeg(bytes, {
      resize: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
      quality: 82,
      failOn: 'error',
    }),
  );
}

/** Makes a thumbnail for a mail: all have the same size, so what does not fit is cut. @throws UnreadablePicture, Busy */
export async function toThumbnail(bytes: Buffer): Promise<Picture> {
  return gate.run(() =>
    toJpeg(bytes, { resize: { ...thumbnailSize, fit: 'cover' }, quality: 70, failOn: 'none' }),
  );
}

interface JpegOptions {
  resize: ResizeOptions;
  quality: number;
  failOn: 'none' | 'error';
}

async function toJpeg(bytes: Buffer, { resize, quality, failOn }: JpegOptions): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn })
      .rotate()
      .resize(resize)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new UnreadablePicture({ cause });
  }
}
