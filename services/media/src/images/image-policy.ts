/** Limits for uploaded pictures. */
export const imagePolicy = {
  /** Size after decoding base64. */
  maxBytes: 10_000_000,
  /** Checked from the header, before decoding, like the memory that decoding takes. */
  maxPixels: 50_000_000,
  /** By content; the media type in the data URL is ignored. */
  formats: ['jpeg', 'png', 'webp', 'gif'] as readonly string[],
} as const;

/** Widths in pixels that are stored before the upload is answered. */
export const promptWidths = [400, 800] as const;

/** Widths in pixels that the worker adds. */
export const laterWidths = [1200, 1600, 2400] as const;

/** The width of `imageUrl`. */
export const mainWidth = 800;
