/** What an upload may be (decisions M5 and "Images" in docs/architecture.md). */
export const imagePolicy = {
  /** Decoded from base64. */
  maxBytes: 10_000_000,
  /** 50 megapixels: refused from the header, before anything is decoded, and so is what takes too much memory. */
  maxPixels: 50_000_000,
  /** By content; the media type in the data URL is not believed. */
  formats: ['jpeg', 'png', 'webp', 'gif'] as readonly string[],
} as const;

/** Widths in pixels that are there when the upload answers. */
export const promptWidths = [400, 800] as const;

/** Widths in pixels that follow from the queue. */
export const laterWidths = [1200, 1600, 2400] as const;

/** The width of `imageUrl`. */
export const mainWidth = 800;
