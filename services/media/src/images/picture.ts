import { decoderBytes, mostDecoderBytes } from '@sandhill/platform/pictures/decoder-memory.js';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rowsToCut } from './bottom-cut.js';
import { beginsLikePicture } from './begins-like-picture.js';
import { imagePolicy } from './image-policy.js';
import { InvalidImage, TooManyPixels } from './images.errors.js';
import { softwareInExif } from './software-in-exif.js';

// One thread per picture and no cache, so that IMAGES_AT_ONCE bounds the memory.
sharp.cache(false);
sharp.concurrency(1);

/** A picture with its header's data: upright size in pixels, and software. */
export interface SeenPicture {
  bytes: Buffer;
  width: number;
  height: number;
  software: string | null;
}

/** A picture as it will be shown: size after the cut in pixels, and the rows that are cut. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  cutRows: number;
}

/**
 * Reads the header.
 *
 * @throws InvalidImage if the format is not supported, TooManyPixels if decoding would exceed the limits.
 */
export async function lookAt(bytes: Buffer): Promise<SeenPicture> {
  const said = await header(bytes);
  const { format, width, height, orientation, exif } = said;
  if (!imagePolicy.formats.includes(format) || !width || !height) throw new InvalidImage();
  if (width * height > imagePolicy.maxPixels || decoderBytes(said) > mostDecoderBytes)
    throw new TooManyPixels();
  const isTurned = (orientation ?? 1) >= 5;
  const upright = isTurned ? { width: height, height: width } : { width, height };
  return { bytes, ...upright, software: softwareInExif(exif) };
}

export function canBeCut({ height }: Pick<SeenPicture, 'height'>): boolean {
  return rowsToCut(height) > 0;
}

export function shownAs(
  { bytes, width, height }: SeenPicture,
  { cutBottom }: { cutBottom: boolean },
): Picture {
  const cutRows = cutBottom ? rowsToCut(height) : 0;
  return { bytes, width, height: height - cutRows, cutRows };
}

async function header(bytes: Buffer): Promise<Metadata> {
  // The library supports dozens of formats, some with complex parsers: untrusted bytes must not reach those.
  if (!beginsLikePicture(bytes)) throw new InvalidImage();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new InvalidImage({ cause: error });
  }
}

/** The upright, cut picture in sRGB; sharp drops all metadata when it encodes. */
export function opened(picture: Picture): Sharp {
  const upright = sharp(picture.bytes, {
    limitInputPixels: imagePolicy.maxPixels,
    failOn: 'error',
  }).autoOrient();
  const shown =
    picture.cutRows > 0
      ? upright.extract({ left: 0, top: 0, width: picture.width, height: picture.height })
      : upright;
  return shown.toColourspace('srgb');
}
