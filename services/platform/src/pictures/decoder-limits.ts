export const decoderLimits = {
  /** Limit of processor time until the picture is decoded, in milliseconds. */
  decodingMs: 2_000,
  /** Limit of processor time for encoding the results, in milliseconds. Our code chooses their sizes. */
  encodingMs: 60_000,
  /** Limit of memory in bytes, in addition to the memory that the process holds before it receives the picture. */
  memoryBytes: 300_000_000,
} as const;
