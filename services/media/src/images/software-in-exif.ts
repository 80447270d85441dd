const prefix = Buffer.from('Exif\0\0', 'latin1');
const softwareTag = 0x0131;
const asciiType = 2;
const entryBytes = 12;
const longest = 200;

/** Error codes for reading past the end of a buffer. */
const outOfRangeCodes = new Set<string | undefined>(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

/**
 * Returns the software that created a picture, from the tag "Software" of its EXIF block (TIFF 6.0, section 8); null if
 * the tag is missing or the block is malformed, which is not an error.
 */
export function softwareInExif(exif: Buffer | undefined): string | null {
  if (!exif) return null;
  const tiff = exif.subarray(0, prefix.length).equals(prefix) ? exif.subarray(prefix.length) : exif;
  try {
    return readSoftware(tiff);
  } catch (error) {
    if (outOfRangeCodes.has((error as NodeJS.ErrnoException).code)) return null;
    throw error;
  }
}

function readSoftware(tiff: Buffer): string | null {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const entries = short(directory);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (short(entry) !== softwareTag || short(entry + 2) !== asciiType) continue;
    const length = long(entry + 4);
    // Values of up to four bytes are stored in the entry itself.
    const start = length <= 4 ? entry + 8 : long(entry + 8);
    return (
      tiff
        .toString('latin1', start, start + Math.min(length, longest))
        .split('\0')[0]
        ?.trim() || null
    );
  }
  return null;
}
