import {
  exceedsDecodingLimits,
  estimateDecoding,
  maxPixels,
} from '@sandhill/platform/pictures/estimate-decoding.js';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rowsToCut } from './bottom-cut.js';
import { imagePolicy, deferredWidths } from './image-policy.js';
import { InvalidImage, TooManyPixels, TooTall } from './images.errors.js';
import { shownPart, rotated, type Rotation } from './rotation.js';
import { softwareInExif } from './software-in-exif.js';

/** A picture with data from its header: its upright size in pixels, and the software that made it. */
export interface InspectedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  software: string | null;
}

/**
 * A picture as it will be shown: its size in pixels after cropping and rotation, the number of pixel rows cropped from
 * the bottom, and the clockwise rotation in degrees.
 */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  cutRows: number;
  turn: Rotation;
}

export interface PictureEdits {
  cutBottom: boolean;
  turn: Rotation;
}

/**
 * Reads the header and estimates the cost of decoding, without decoding.
 *
 * @throws InvalidImage if the format is not supported or the header cannot be read
 * @throws TooManyPixels if decoding would exceed the limits
 * @throws TooTall
 */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  const facts = estimateDecoding(bytes);
  // sharp supports dozens of formats, some with complex parsers. Bytes of an unsupported format must not reach it.
  if (!facts) throw new InvalidImage();
  if (exceedsDecodingLimits(facts)) throw new TooManyPixels();
  const { width, height, orientation, exif } = await header(bytes);
  const isTurned = (orientation ?? 1) >= 5;
  const upright = isTurned ? { width: height, height: width } : { width, height };
  if (tallestRendition(upright) > imagePolicy.tallest) throw new TooTall();
  return { bytes, ...upright, software: softwareInExif(exif) };
}

/** Returns the height in pixels of the widest size. Pictures are never enlarged. */
function tallestRendition({ width, height }: Pick<InspectedPicture, 'width' | 'height'>): number {
  return Math.ceil(height * Math.min(1, Math.max(...deferredWidths) / width));
}

export function canBeCut({ height }: Pick<InspectedPicture, 'height'>): boolean {
  return rowsToCut(height) > 0;
}

export function shownAs(
  { bytes, width, height }: InspectedPicture,
  { cutBottom, turn }: PictureEdits,
): Picture {
  const cutRows = cutBottom ? rowsToCut(height) : 0;
  return { bytes, ...rotated({ width, height: height - cutRows }, turn), cutRows, turn };
}

async function header(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new InvalidImage({ cause: error });
  }
}

/**
 * Returns the picture, made upright, rotated, cropped and converted to sRGB. sharp drops all metadata when it encodes
 * the picture.
 */
export function opened(picture: Picture): Sharp {
  const upright = sharp(picture.bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
  }).autoOrient();
  const whole = picture.turn === 0 ? upright : upright.rotate(picture.turn);
  const shown =
    picture.cutRows > 0 ? whole.extract(shownPart(picture, picture.cutRows, picture.turn)) : whole;
  return shown.toColourspace('srgb');
}
