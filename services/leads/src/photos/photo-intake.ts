import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { decodeDataUrl, parseDataUrl, type DataUrl } from '@sandhill/platform/pictures/data-url.js';
import { decoderBytes, mostDecoderBytes } from '@sandhill/platform/pictures/decoder-memory.js';
import sharp from 'sharp';
import { photoLimits, photoProblems } from './photo-limits.js';
import type { PhotoType } from './quote-photo.entity.js';

/** A picture whose header was read; whether all of it can be decoded shows when it is moved. */
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

/** Turns a form's data URLs into checked pictures, as cheaply as a request should. */
@Injectable()
export class PhotoIntake {
  /** @throws ValidationFailed for `projectImages` */
  async check(texts: readonly LargeText[]): Promise<CheckedPhoto[]> {
    const urls = texts.map(toAcceptedUrl);
    if (urls.some(({ size }) => size > photoLimits.bytesEach)) throw refusal(photoProblems.tooLarge);
    const inAll = urls.reduce((sum, { size }) => sum + size, 0);
    if (inAll > photoLimits.bytesInAll) throw refusal(photoProblems.tooLargeInAll);
    const photos: CheckedPhoto[] = [];
    for (const url of urls) photos.push(await readHeader(url));
    return photos;
  }
}

function toAcceptedUrl(text: LargeText): DataUrl {
  const url = parseDataUrl(text);
  if (!url || !Object.hasOwn(accepted, url.mediaType)) throw refusal(photoProblems.invalid);
  return url;
}

/** The type comes from the content: what the sender called it decides nothing. */
async function readHeader(url: DataUrl): Promise<CheckedPhoto> {
  const bytes = decodeDataUrl(url);
  if (!bytes || !beginsLikePhoto(bytes)) throw refusal(photoProblems.invalid);
  const header = await metadata(bytes);
  const { format, width, height } = header;
  const type = typeOfFormat[format];
  if (!type) throw refusal(photoProblems.invalid);
  if (width * height > photoLimits.pixels || decoderBytes(header) > mostDecoderBytes)
    throw refusal(photoProblems.tooManyPixels);
  return { bytes, type, width, height };
}

const beginnings = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG\r\n', 'latin1')];

/** The image library knows dozens of formats, some with parsers of documents: they see nothing of a stranger's. */
function beginsLikePhoto(bytes: Buffer): boolean {
  return beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning));
}

async function metadata(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refusal(photoProblems.invalid, cause);
  }
}

function refusal([code, message]: [string, string], cause?: unknown): ValidationFailed {
  const error = new ValidationFailed({ projectImages: { code, message } });
  error.cause = cause;
  return error;
}
