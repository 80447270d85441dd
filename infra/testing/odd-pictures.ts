import * as fc from 'fast-check';
import sharp from 'sharp';
import { scannedJpeg } from './scanned-jpeg.ts';

type OddFormat = 'jpeg' | 'png' | 'gif' | 'webp';

interface OddPicture {
  kind: 'plain' | 'scans';
  format: OddFormat;
  width: number;
  height: number;
  /** Number of scans, used for a progressive JPEG. */
  scans: number;
  /** Restart interval in blocks; 0 means no restarts. */
  restartInterval: number;
  isProgressive: boolean;
  hasAlpha: boolean;
  colors: 'srgb' | 'rgb16' | 'cmyk' | 'b-w';
  hasPalette: boolean;
  hasProfile: boolean;
  frames: number;
  /** Share of the file that is sent. If it is below 1, the file is cut off. */
  kept: number;
}

const side = (most: number) => fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: most }));

/**
 * Generates pictures of every accepted format, from 1 × 1 pixel to `megapixels`. Some are very thin, and some are cut
 * off.
 */
export function oddPictures({ megapixels }: { megapixels: number }): fc.Arbitrary<OddPicture> {
  const pixels = megapixels * 1_000_000;
  return fc
    .record({
      kind: fc.constantFrom('plain' as const, 'plain' as const, 'scans' as const),
      format: fc.constantFrom<OddFormat>('jpeg', 'png', 'gif', 'webp'),
      width: side(16_000),
      height: side(16_000),
      scans: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10_000 })),
      restartInterval: fc.constantFrom(0, 0, 1, 7, 1000),
      isProgressive: fc.boolean(),
      hasAlpha: fc.boolean(),
      colors: fc.constantFrom<OddPicture['colors']>('srgb', 'srgb', 'rgb16', 'cmyk', 'b-w'),
      hasPalette: fc.boolean(),
      hasProfile: fc.boolean(),
      frames: fc.constantFrom(1, 1, 1, 2, 5),
      kept: fc.constantFrom(1, 1, 1, 0.99, 0.5, 0.1),
    })
    .map((picture) => ({
      ...picture,
      height: Math.max(1, Math.min(picture.height, Math.floor(pixels / picture.width / picture.frames))),
    }));
}

export async function drawOdd(picture: OddPicture): Promise<Buffer> {
  const whole = picture.kind === 'scans' ? scannedJpeg(picture) : await drawPlain(picture);
  return whole.subarray(0, Math.ceil(whole.length * picture.kept));
}

async function drawPlain(picture: OddPicture): Promise<Buffer> {
  const { format, width, height, isProgressive, hasPalette, hasAlpha, colors, hasProfile } = picture;
  const isAnimated = picture.frames > 1 && (format === 'gif' || format === 'webp');
  const frames = isAnimated ? picture.frames : 1;
  const channels = hasAlpha ? 4 : 3;
  const pixels = Buffer.alloc(width * height * frames * channels, 120);
  for (let at = 0; at < pixels.length; at += 97) pixels[at] = (at >> 5) & 255;
  const raw = { width, height: height * frames, channels, pageHeight: height } as const;
  const drawn = sharp(pixels, {
    raw: isAnimated ? raw : { width, height, channels },
    limitInputPixels: false,
  });
  const colored = hasPalette || isAnimated ? drawn : drawn.toColourspace(colors);
  const finished = hasProfile && colors !== 'cmyk' ? colored.withIccProfile('p3') : colored;
  if (format === 'jpeg') return finished.jpeg({ progressive: isProgressive, quality: 60 }).toBuffer();
  if (format === 'gif') return finished.gif({ effort: 1, delay: Array(frames).fill(50) }).toBuffer();
  if (format === 'webp')
    return finished.webp({ effort: 0, lossless: isProgressive, delay: Array(frames).fill(50) }).toBuffer();
  return finished.png({ progressive: isProgressive, palette: hasPalette, compressionLevel: 1 }).toBuffer();
}
