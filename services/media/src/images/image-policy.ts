export const imagePolicy = {
  /** Largest upload in bytes, after decoding base64. */
  maxBytes: 10_000_000,
  /** Largest height of a served size, in pixels. WebP allows 16,383. */
  tallest: 16_000,
} as const;

/** Widths in pixels of the sizes that are stored before the upload is answered. */
export const immediateWidths = [400, 800] as const;

/** Widths in pixels of the sizes that the worker adds. */
export const deferredWidths = [1200, 1600, 2400] as const;

/** Width in pixels of the size that `imageUrl` names. For a narrower picture, `imageUrl` names a narrower size. */
export const mainWidth = 800;
