import { maxPixels } from '@sandhill/platform/pictures/estimate-decoding.js';
import sharp from 'sharp';

/** Longest side of a photo for staff, in pixels. */
const maxSide = 2400;
/** Size of a thumbnail in pixels: more than twice its box in the mail, so that it is sharp on a phone. */
const thumbnailSize = { width: 320, height: 240 };

/** A photo as staff see it: upright JPEG, without metadata. Buffers become arrays when they pass between processes. */
export interface ReadyPhoto {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Thumbnail for mails. All thumbnails have the same size, so the edges of a picture may be cut off. */
  thumbnail: Uint8Array;
}

/**
 * Decodes a picture once, and makes the photo for staff and the thumbnail from it. Calls `decoded` when only encoding
 * is left.
 *
 * @throws if the picture cannot be decoded
 */
export async function makePhoto(bytes: Buffer, _task: null, decoded: () => void): Promise<ReadyPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  decoded();
  const raw = () => sharp(data, { raw: { width, height, channels } });
  // mozjpeg is not used: it takes up to two seconds a photo, and the files are only a tenth smaller.
  const photo = await raw().jpeg({ quality: 82 }).toBuffer();
  const thumbnail = await raw()
    .resize({ ...thumbnailSize, fit: 'cover' })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { bytes: photo, width, height, thumbnail };
}
