type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/** Size of a picture and the cost of decoding it, read from its bytes without decoding. */
export interface PictureFacts {
  format: PictureFormat;
  /** Pixels as stored, before a rotation by EXIF. */
  width: number;
  height: number;
  /** Highest number of bytes that the decoder holds at once. */
  memoryBytes: number;
  /** Processor time in nanoseconds on a core of 2024, measured by `infra/trials/pictures`; rounded up. */
  processorNs: number;
}

/** Nanoseconds per pixel for converting colors by a profile in the file. */
export const profileNs = 20;
