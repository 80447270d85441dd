import sharp, { type Raw } from 'sharp';
import { deferredWidths, immediateWidths } from './image-policy.js';
import { opened, type Picture } from './picture.js';

export type RenditionFormat = 'webp' | 'avif';

export interface Rendition {
  width: number;
  format: RenditionFormat;
  /** The encoded bytes: a `Buffer`, or a `Uint8Array` after the transfer between processes. */
  bytes: Uint8Array;
}

export const contentTypes: Record<RenditionFormat, string> = { webp: 'image/webp', avif: 'image/avif' };

/**
 * Encoder options. For AVIF, the default effort of 4 takes eight times as long as 2 and saves one or two percent of the
 * bytes. AVIF stores colors at half the resolution, as WebP and cameras do: at full resolution, 8 megapixels take 230
 * MiB to encode instead of 140.
 */
const encoders = {
  webp: { quality: 80, effort: 3 },
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
} as const;

/**
 * Makes the one or two WebP sizes that the page needs immediately. If the picture is narrower than a wanted width, its
 * own width is used instead.
 */
export async function immediateRenditions(picture: Picture, decoded = () => {}): Promise<Rendition[]> {
  const widths = widthsFor(picture.width, immediateWidths);
  const largest = await decode(picture, widths);
  decoded();
  // The encoders run in parallel, because the client is waiting and two small encoders need little memory.
  return Promise.all(widths.map((width) => encoded(largest, width, 'webp')));
}

/** Makes the larger WebP sizes and all AVIF sizes. */
export async function deferredRenditions(picture: Picture, decoded = () => {}): Promise<Rendition[]> {
  const larger = deferredWidths.filter((width) => width <= picture.width);
  const all = [...widthsFor(picture.width, immediateWidths), ...larger];
  const largest = await decode(picture, all);
  decoded();
  const made: Rendition[] = [];
  for (const width of larger) made.push(await encoded(largest, width, 'webp'));
  for (const width of all) made.push(await encoded(largest, width, 'avif'));
  return made;
}

/**
 * Returns the wanted widths that do not exceed the picture's own width. The own width replaces all wider ones. The
 * result is never empty.
 */
function widthsFor(width: number, wanted: readonly number[]): number[] {
  const fitting = wanted.filter((candidate) => candidate <= width);
  const largest = Math.max(...wanted);
  return width < largest && !fitting.includes(width) ? [...fitting, width] : fitting;
}

interface DecodedPicture {
  data: Buffer;
  raw: Raw;
}

/** Decodes the picture once, in the largest width. All other sizes are made from the result. */
async function decode(picture: Picture, widths: number[]): Promise<DecodedPicture> {
  const { data, info } = await opened(picture)
    .resize({ width: Math.max(...widths) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function encoded(
  { data, raw }: DecodedPicture,
  width: number,
  format: RenditionFormat,
): Promise<Rendition> {
  const bytes = await sharp(data, { raw }).resize({ width }).toFormat(format, encoders[format]).toBuffer();
  return { width, format, bytes };
}

/**
 * Returns a picture of at most 12 by 48 pixels as a data URL, made from the smallest size. Pages show it blurred while
 * the picture itself loads.
 */
export async function placeholder(renditions: readonly Rendition[]): Promise<string> {
  const [smallest] = renditions.toSorted((one, other) => one.width - other.width);
  const bytes = await sharp(smallest?.bytes)
    .resize({ width: 12, height: 48, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 15, effort: 6, preset: 'icon' })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
