import { readGif } from './read-gif.js';
import { readJpeg } from './read-jpeg.js';
import { readPng } from './read-png.js';
import { readWebp } from './read-webp.js';
import type { PictureFacts } from './picture-facts.js';

/** Limit of pixels. It allows the 48 megapixels of a phone's camera. */
export const maxPixels = 50_000_000;

/**
 * Limit of the memory that decoding needs, in bytes. Pictures of 50 megapixels with 8 bits and four channels just fit,
 * and so does every phone's photo.
 */
const maxMemoryBytes = 200_000_000;

/**
 * Limit of the estimated processor time, in nanoseconds. A decoder process ends after two seconds, which leaves a
 * margin for slower machines.
 */
const maxProcessorNs = 1_500_000_000;

/**
 * Estimates the cost of decoding a picture. The estimate itself takes time that is linear in the picture's size. The
 * format is recognized by the bytes, not by a declared type.
 *
 * @returns undefined if the bytes are not a JPEG, PNG, GIF or WebP, or their structure is broken
 */
export function estimateDecoding(bytes: Buffer): PictureFacts | undefined {
  const facts = readJpeg(bytes) ?? readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

export function exceedsDecodingLimits({ width, height, memoryBytes, processorNs }: PictureFacts): boolean {
  return width * height > maxPixels || memoryBytes > maxMemoryBytes || processorNs > maxProcessorNs;
}
