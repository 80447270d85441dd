/** Bounds on one picture in a decoder's process. */
export const decoderLimits = {
  /** Processor time until the picture is decoded. */
  decodingMs: 2_000,
  /** Processor time of encoding what was made of it, whose size we choose. */
  encodingMs: 60_000,
  /** Beyond what the process holds before the picture. */
  memoryBytes: 300_000_000,
} as const;
