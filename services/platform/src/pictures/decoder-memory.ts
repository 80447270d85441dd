/** What a picture's header says, in the words of sharp's `metadata()`. */
export interface PictureHeader {
  width: number;
  height: number;
  channels?: number;
  /** `uchar`, `ushort`…: how a sample is held. */
  depth?: string;
  /** Progressive (JPEG) or interlaced (PNG). */
  isProgressive?: boolean;
  format?: string;
  chromaSubsampling?: string;
}

/**
 * What one decoding may hold at once, in bytes.
 *
 * 50 megapixels of 8 bits and four channels just fit, and so does every photo of a telephone: 50 megapixels of JPEG hold
 * 150 MB when they are progressive (which is what programs make; cameras write the rows in order, and few of them are
 * held). What does not fit was made for this: 16 bits a sample, or progressive without the usual halved colours.
 */
export const mostDecoderBytes = 200_000_000;

/** What the decoder may have to hold of a picture at once, in bytes, as far as its header tells. */
export function decoderBytes(header: PictureHeader): number {
  const { width, height, channels = 4, isProgressive = false, format } = header;
  const pixels = width * height;
  // Every coefficient of every scan, two bytes each, until the last scan is read.
  if (format === 'jpeg' && isProgressive) return pixels * coefficientsPerPixel(header) * 2;
  // WebP and GIF are painted on a canvas with transparency.
  const held = format === 'webp' || format === 'gif' ? 4 : channels;
  return pixels * held * bytesPerSample(header.depth);
}

function coefficientsPerPixel({ channels = 4, chromaSubsampling }: PictureHeader): number {
  return chromaSubsampling?.startsWith('4:2:0') ? channels - 1.5 : channels;
}

const sampleBytes: Record<string, number> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
};

function bytesPerSample(depth = 'uchar'): number {
  return sampleBytes[depth] ?? 8;
}
