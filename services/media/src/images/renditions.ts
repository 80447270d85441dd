import sharp from 'sharp';
import { laterWidths, promptWidths } from './image-policy.js';
import { opened, type Picture } from './picture.js';

export type RenditionFormat = 'webp' | 'avif';

/** One encoded size of a picture. */
export interface Rendition {
  width: number;
  format: RenditionFormat;
  bytes: Buffer;
}

export const contentTypes: Record<RenditionFormat, string> = { webp: 'image/webp', avif: 'image/avif' };

/** Effort trades time for size. AVIF's own default of 4 takes eight times as long as 2, for one or two percent. */
const encoders = {
  webp: { quality: 80, effort: 3 },
  avif: { quality: 55, effort: 2 },
} as const;

/** What the page needs at once: two WebP sizes. A smaller picture is encoded once in its own width. */
export async function promptRenditions(picture: Picture): Promise<Rendition[]> {
  return renditions(picture, 'webp', widthsFor(picture.width, promptWidths));
}

/** The larger WebP sizes and all AVIF sizes. */
export async function laterRenditions(picture: Picture): Promise<Rendition[]> {
  const larger = laterWidths.filter((width) => width <= picture.width);
  const all = [...widthsFor(picture.width, promptWidths), ...larger];
  return [...(await renditions(picture, 'webp', larger)), ...(await renditions(picture, 'avif', all))];
}

/** The widths that a picture can fill; never larger than itself, never none. */
export function widthsFor(width: number, wanted: readonly number[]): number[] {
  const fitting = wanted.filter((candidate) => candidate <= width);
  const largest = Math.max(...wanted);
  return width < largest && !fitting.includes(width) ? [...fitting, width] : fitting;
}

/** The largest is made from the original, each smaller one from the size above it: one decoding for all. */
async function renditions(picture: Picture, format: RenditionFormat, widths: number[]): Promise<Rendition[]> {
  const made: Rendition[] = [];
  const [largest] = widths.toSorted((one, other) => other - one);
  if (largest === undefined) return made;
  const { data, info } = await opened(picture)
    .resize({ width: largest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of widths) {
    const resized = sharp(data, { raw }).resize({ width });
    const bytes = await resized.toFormat(format, encoders[format]).toBuffer();
    made.push({ width, format, bytes });
  }
  return made;
}

/** A picture of 16 pixels as a data URL, shown blurred until the real one is there; made from the smallest size. */
export async function placeholder(renditions: readonly Rendition[]): Promise<string> {
  const [smallest] = renditions.toSorted((one, other) => one.width - other.width);
  const bytes = await sharp(smallest?.bytes).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
