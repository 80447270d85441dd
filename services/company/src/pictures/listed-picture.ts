import type { ServedPicture } from '../stories/story.js';

/** Widths of a picture's sizes, from which its `srcset`s follow. */
export interface PictureWidths {
  /** Of the WebP sizes, in pixels. */
  widths: number[];
  /** Of the AVIF sizes, where they differ. */
  avifWidths?: number[];
}

/** Fields that a row of a list leaves out where they are as here. It leaves out `text` where that is the description. */
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

/** The same of what only staff see. */
export const usualForStaff = { uploader: null, waitingSince: null } as const;

/** `imageUrl` is the address of one of the sizes: `…/800.webp`. */
export function srcsetsOf(
  imageUrl: string,
  { widths, avifWidths = widths }: PictureWidths,
): ServedPicture['srcset'] {
  const srcset = (format: string, of: readonly number[]) =>
    of.map((width) => `${imageUrl.replace(/\/\d{1,5}\.webp$/, `/${width}.${format}`)} ${width}w`).join(', ');
  return { webp: srcset('webp', widths), avif: srcset('avif', avifWidths) || null };
}
