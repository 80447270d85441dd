export const decoderLimits = {
  /** Processor time until the picture is decoded, in milliseconds. */
  decodingMs: 2_000,
  /** Processor time for encoding the results, whose sizes we choose, in milliseconds. */
  encodingMs: 60_000,
  /** Memory on top of what the process holds before the picture. */
  memoryBytes: 300_000_000,
} as const;
