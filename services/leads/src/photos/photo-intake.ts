import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { decodeDataUrl, parseDataUrl, type DataUrl } from '@sandhill/platform/pictures/data-url.js';
import { decoderBytes, mostDecoderBytes } from '@sandhill/platform/pictures/decoder-memory.js';
import sharp from 'sharp';
import { photoLimits, photoProblems } from './photo-limits.js';
import type { PhotoType } from './lead-photo.entity.js';

/** A photo whose header is valid. Whether it can be decoded is known only when it is moved. */
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

/** Decodes a form's data URLs and checks the pictures' headers; a request decodes no pixels. */
@Injectable()
export class PhotoIntake {
  /** @throws ValidationFailed for `projectImages` */
  async check(texts: readonly LargeText[]): Promise<CheckedPhoto[]> {
    const urls = texts.map(toAcceptedUrl);
    if (urls.some(({ size }) => size > photoLimits.bytesEach)) throw invalidPhoto(photoProblems.tooLarge);
    const totalBytes = urls.reduce((sum, { size }) => sum + size, 0);
    if (totalBytes > photoLimits.bytesInAll) throw invalidPhoto(photoProblems.tooLargeInAll);
    const photos: CheckedPhoto[] = [];
    for (const url of urls) photos.push(await readHeader(url));
    return photos;
  }
}

function toAcceptedUrl(text: LargeText): DataUrl {
  const url = parseDataUrl(text);
  if (!url || !Object.hasOwn(accepted, url.mediaType)) throw invalidPhoto(photoProblems.invalid);
  return url;
}

/** Takes the type from the content and ignores the declared one. */
async function readHeader(url: DataUrl): Promise<CheckedPhoto> {
  const bytes = decodeDataUrl(url);
  if (!bytes || !hasPhotoSignature(bytes)) throw invalidPhoto(photoProblems.invalid);
  const header = await metadata(bytes);
  const { format, width, height } = header;
  const type = typeOfFormat[format];
  if (!type) throw invalidPhoto(photoProblems.invalid);
  if (width * height > photoLimits.pixels || decoderBytes(header) > mostDecoderBytes)
    throw invalidPhoto(photoProblems.tooManyPixels);
  return { bytes, type, width, height };
}

const signatures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG\r\n', 'latin1')];

/** Keeps other formats away from the image library, whose many parsers are an attack surface. */
function hasPhotoSignature(bytes: Buffer): boolean {
  return signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));
}

async function metadata(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw invalidPhoto(photoProblems.invalid, cause);
  }
}

function invalidPhoto([code, message]: [string, string], cause?: unknown): ValidationFailed {
  const error = new ValidationFailed({ projectImages: { code, message } });
  error.cause = cause;
  return error;
}
