import { readGif } from './read-gif.js';
import { readJpeg } from './read-jpeg.js';
import { readPng } from './read-png.js';
import { readWebp } from './read-webp.js';
import type { PictureFacts } from './picture-facts.js';

/** Pixel limit; allows the 48 megapixels of a phone's camera. */
export const mostPixels = 50_000_000;

/** Memory limit of decoding: 50 megapixels with 8 bits and four channels just fit, and so does every phone's photo. */
const mostMemoryBytes = 200_000_000;

/** Processor time limit in nanoseconds. Leaves a slow machine room below the two seconds at which a decoder ends. */
const mostProcessorNs = 1_500_000_000;

/**
 * Reads how much decoding a picture would cost, in time that is linear in its bytes. The content decides the format.
 *
 * @returns undefined if it is no JPEG, PNG, GIF or WebP, or its structure is broken
 */
export function judgePicture(bytes: Buffer): PictureFacts | undefined {
  const facts = readJpeg(bytes) ?? readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

export function costsTooMuch({ width, height, memoryBytes, processorNs }: PictureFacts): boolean {
  return width * height > mostPixels || memoryBytes > mostMemoryBytes || processorNs > mostProcessorNs;
}
