import type { ServedPicture } from '../stories/story.js';

/** Widths of a picture's sizes. `srcsetsOf` makes the picture's `srcset`s from them. */
export interface PictureWidths {
  /** Widths of the WebP sizes, in pixels. */
  widths: number[];
  /** Widths of the AVIF sizes, if they differ from `widths`. */
  avifWidths?: number[];
}

/** Usual values of fields. A list omits the fields that have these values, and `text` if it equals the description. */
export const usualPicture = {
  section: null,
  cut: null,
  showOriginal: false,
  turn: 0,
  focusX: 50,
  focusY: 50,
  altText: null,
  titleEs: null,
  descriptionEs: null,
  altTextEs: null,
  takenAt: null,
  page: null,
} as const;

/** Usual values of fields that only staff see. */
export const usualForStaff = { uploader: null, waitingSince: null } as const;

/** Returns a picture's `srcset`s. `imageUrl` is the path of one of the picture's sizes: `…/800.webp`. */
export function srcsetsOf(
  imageUrl: string,
  { widths, avifWidths = widths }: PictureWidths,
): ServedPicture['srcset'] {
  const srcset = (format: string, of: readonly number[]) =>
    of.map((width) => `${imageUrl.replace(/\/\d{1,5}\.webp$/, `/${width}.${format}`)} ${width}w`).join(', ');
  return { webp: srcset('webp', widths), avif: srcset('avif', avifWidths) || null };
}
