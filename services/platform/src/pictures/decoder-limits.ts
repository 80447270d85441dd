export const decoderLimits = {
  /** Limit of processor time until the picture is decoded, in milliseconds. */
  decodingMs: 2_000,
  /** Limit of processor time for encoding the results, in milliseconds. Our code chooses their sizes. */
  encodingMs: 60_000,
  /** Limit of memory in addition to what the process holds before the picture, in bytes. */
  memoryBytes: 300_000_000,
} as const;
