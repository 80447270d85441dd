import { decoderBytes, mostDecoderBytes } from '@sandhill/platform/pictures/decoder-memory.js';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rowsToCut } from './bottom-cut.js';
import { beginsLikePicture } from './begins-like-picture.js';
import { imagePolicy } from './image-policy.js';
import { InvalidImage, TooManyPixels } from './images.errors.js';
import { softwareInExif } from './software-in-exif.js';

// One picture is decoded by one thread, and nothing of it stays: memory is bounded by IMAGES_AT_ONCE.
sharp.cache(false);
sharp.concurrency(1);

/** What a picture's header says: its size in pixels, upright, and who made it. */
export interface SeenPicture {
  bytes: Buffer;
  width: number;
  height: number;
  software: string | null;
}

/** A picture as it is to be shown: the size of what is left in pixels, and how much of its bottom is not shown. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  cutRows: number;
}

/**
 * Reads what the header says.
 *
 * @throws InvalidImage when it is no picture we take, TooManyPixels when it would decode to too many pixels.
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
  // The image library knows dozens of formats, some with parsers of documents: they see nothing of a stranger's.
  if (!beginsLikePicture(bytes)) throw new InvalidImage();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new InvalidImage({ cause: error });
  }
}

/** The picture upright, in sRGB, without the rows that are not shown; sharp drops all metadata when it encodes. */
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
