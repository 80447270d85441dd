import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { decodeDataUrl, parseDataUrl, type DataUrl } from '@sandhill/platform/pictures/data-url.js';
import { exceedsDecodingLimits, estimateDecoding } from '@sandhill/platform/pictures/estimate-decoding.js';
import sharp from 'sharp';
import { photoLimits, photoProblems, type PhotoProblem } from './photo-limits.js';
import type { PhotoType } from './lead-photo.entity.js';

/** A photo whose header is valid. Whether it can be decoded is known only when it is moved to the bucket. */
export interface CheckedPhoto {
  bytes: Buffer;
  type: PhotoType;
  width: number;
  height: number;
}

const accepted: Record<string, PhotoType> = {
  'image/jpeg': 'image/jpeg',
  'image/jpg': 'image/jpeg',
  'image/png': 'image/png',
};
const typeOfFormat: Record<string, PhotoType> = { jpeg: 'image/jpeg', png: 'image/png' };

/** Decodes a form's data URLs and checks the pictures' headers. It decodes no pixels. */
@Injectable()
export class PhotoIntake {
  /** @throws ValidationFailed for `projectImages` */
  async check(texts: readonly LargeText[]): Promise<CheckedPhoto[]> {
    const urls = texts.map(toAcceptedUrl);
    const tooLarge = urls.findIndex(({ size }) => size > photoLimits.bytesEach);
    if (tooLarge !== -1) throw invalidPhoto(photoProblems.tooLarge, { position: tooLarge });
    const totalBytes = urls.reduce((sum, { size }) => sum + size, 0);
    if (totalBytes > photoLimits.bytesInAll) throw invalidPhoto(photoProblems.tooLargeInAll);
    const photos: CheckedPhoto[] = [];
    for (const [position, url] of urls.entries()) photos.push(await readHeader(url, position));
    return photos;
  }
}

function toAcceptedUrl(text: LargeText, position: number): DataUrl {
  const url = parseDataUrl(text);
  if (!url || !Object.hasOwn(accepted, url.mediaType))
    throw invalidPhoto(photoProblems.invalid, { position });
  return url;
}

async function readHeader(url: DataUrl, position: number): Promise<CheckedPhoto> {
  const bytes = decodeDataUrl(url);
  const { photo, problem = photoProblems.invalid, cause } = bytes ? await readPhoto(bytes) : {};
  if (!photo) throw invalidPhoto(problem, { position, cause });
  return photo;
}

/** Returns the photo, or why it is refused. The type is read from the content, whatever type is declared. */
export async function readPhoto(
  bytes: Buffer,
): Promise<{ photo?: CheckedPhoto; problem?: PhotoProblem; cause?: unknown }> {
  // sharp supports dozens of formats, some with complex parsers. Bytes of other formats than JPEG and PNG must not
  // reach it.
  const facts = estimateDecoding(bytes);
  const type = facts && typeOfFormat[facts.format];
  if (!type) return { problem: photoProblems.invalid };
  if (exceedsDecodingLimits(facts)) return { problem: photoProblems.tooManyPixels };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { photo: { bytes, type, width, height } };
  } catch (cause) {
    return { problem: photoProblems.invalid, cause };
  }
}

/** Makes the error for a photo. `position` is its place among the photos that were sent, from 0: `projectImages.2`. */
function invalidPhoto(
  [code, message]: [string, string],
  { position, cause }: { position?: number; cause?: unknown } = {},
): ValidationFailed {
  const problem = { code, message: position === undefined ? message : `Photo ${position + 1}: ${message}` };
  const place = position === undefined ? {} : { [`projectImages.${position}`]: problem };
  return new ValidationFailed({ projectImages: problem, ...place }, { cause });
}
