type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/** Size of a picture and the cost of decoding it, computed without decoding. */
export interface PictureFacts {
  format: PictureFormat;
  /** Width in pixels as stored, before a rotation by EXIF. The same applies to `height`. */
  width: number;
  height: number;
  /** Highest number of bytes that the decoder holds at the same time. */
  memoryBytes: number;
  /**
   * Processor time of decoding in nanoseconds on a processor core of 2024. It is rounded up from measurements with
   * `infra/trials/pictures`.
   */
  processorNs: number;
}

/** Nanoseconds per pixel for converting colors with a color profile in the file. */
export const profileNs = 20;
