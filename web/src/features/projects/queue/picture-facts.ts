/** Facts from a picture's EXIF block that are sent together with the picture. The GPS position is never sent. */
export interface PictureFacts {
  /** Name of the program that made the file. */
  software?: string;
  /** Time when the photo was taken, read as this device's local time, because cameras rarely record their time zone. */
  takenAt?: string;
}

interface ExifFacts extends PictureFacts {
  /** Whether the EXIF block names the camera's maker or model. */
  isFromCamera: boolean;
}

const tags = { make: 0x010f, model: 0x0110, software: 0x0131, details: 0x8769, takenAt: 0x9003 };
const asciiType = 2;
const entryBytes = 12;
const maxTextLength = 200;

const none: ExifFacts = { isFromCamera: false };

/**
 * Number of bytes at the start of a file that contain its EXIF block. The block is among the first segments, and each
 * segment has at most 64 kB.
 */
export const exifReach = 256 * 1024;

/** Reads the EXIF facts from the beginning of a JPEG. A malformed block counts as missing. */
export function readExif(beginning: ArrayBuffer): ExifFacts {
  try {
    const tiff = exifBlock(new DataView(beginning));
    return tiff ? factsIn(tiff) : none;
  } catch (error) {
    if (error instanceof RangeError) return none;
    throw error;
  }
}

/** Returns the TIFF structure in the APP1 segment; null if there is none. */
function exifBlock(file: DataView): DataView | null {
  if (file.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (file.getUint8(at) === 0xff) {
    const marker = file.getUint8(at + 1);
    const length = file.getUint16(at + 2);
    const isExif = marker === 0xe1 && textAt(file, at + 4, 4) === 'Exif';
    if (isExif) return new DataView(file.buffer, at + 10, length - 8);
    // The image data starts here, and no EXIF block follows.
    if (marker === 0xda) return null;
    at += 2 + length;
  }
  return null;
}

function factsIn(tiff: DataView): ExifFacts {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const main = directory(tiff, tiff.getUint32(4, isLittle), isLittle);
  const details = main.get(tags.details);
  const taken =
    details === undefined ? undefined : directory(tiff, tiff.getUint32(details + 8, isLittle), isLittle);
  const text = (entry: number | undefined) => readText(tiff, entry, isLittle);
  const software = text(main.get(tags.software));
  const takenAt = toTime(text(taken?.get(tags.takenAt)));
  return {
    isFromCamera: Boolean(text(main.get(tags.make)) ?? text(main.get(tags.model))),
    ...(software && { software }),
    ...(takenAt && { takenAt }),
  };
}

/** Returns the offset of each tag's entry in the directory. */
function directory(tiff: DataView, start: number, isLittle: boolean): Map<number, number> {
  const count = tiff.getUint16(start, isLittle);
  const entries = Array.from({ length: count }, (_, index) => start + 2 + index * entryBytes);
  return new Map(entries.map((entry) => [tiff.getUint16(entry, isLittle), entry]));
}

function readText(tiff: DataView, entry: number | undefined, isLittle: boolean): string | undefined {
  if (entry === undefined || tiff.getUint16(entry + 2, isLittle) !== asciiType) return undefined;
  const length = tiff.getUint32(entry + 4, isLittle);
  // Values of up to four bytes are in the entry itself.
  const start = length <= 4 ? entry + 8 : tiff.getUint32(entry + 8, isLittle);
  const [text = ''] = textAt(tiff, start, Math.min(length, maxTextLength)).split('\0');
  return text.trim() || undefined;
}

const textAt = (view: DataView, start: number, length: number) =>
  String.fromCodePoint(...Array.from({ length }, (_, index) => view.getUint8(start + index)));

/**
 * Parses a time in EXIF format, such as "2026:11:20 16:05:00"; undefined if it is invalid. A camera whose clock is not
 * set writes zeros, which are invalid.
 */
function toTime(text: string | undefined): string | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, ...rest] = parts.slice(1).map(Number);
  const time = new Date(year, month - 1, day, ...rest);
  const isReal = time.getFullYear() === year && time.getMonth() === month - 1 && time.getDate() === day;
  return isReal ? time.toISOString() : undefined;
}
