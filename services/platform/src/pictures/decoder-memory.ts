/** A picture's header, with the property names of sharp's `metadata()`. */
export interface PictureHeader {
  width: number;
  height: number;
  channels?: number;
  /** Sample type: `uchar`, `ushort`… */
  depth?: string;
  /** Progressive (JPEG) or interlaced (PNG). */
  isProgressive?: boolean;
  format?: string;
  chromaSubsampling?: string;
}

/**
 * Most memory that decoding one picture may take, in bytes.
 *
 * 50 megapixels with 8 bits and four channels just fit, and so does every photo of a phone: a progressive JPEG of 50
 * megapixels takes 150 MB (baseline JPEGs, as cameras write them, are decoded row by row). What exceeds this is crafted:
 * 16 bits a sample, or progressive without chroma subsampling.
 */
export const mostDecoderBytes = 200_000_000;

/** Estimates from the header how much memory decoding takes, in bytes. */
export function decoderBytes(header: PictureHeader): number {
  const { width, height, channels = 4, isProgressive = false, format } = header;
  const pixels = width * height;
  // The decoder keeps every coefficient, two bytes each, until the last scan.
  if (format === 'jpeg' && isProgressive) return pixels * coefficientsPerPixel(header) * 2;
  // WebP and GIF decode to four channels.
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
