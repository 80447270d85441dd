type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/** Size of a picture and the cost of decoding it, read from its bytes without decoding. */
export interface PictureFacts {
  format: PictureFormat;
  /** Pixels as stored, before a rotation by EXIF. */
  width: number;
  height: number;
  /** Most bytes that the decoder holds at once. */
  memoryBytes: number;
  /** Nanoseconds of processor on a core of 2024, measured by `infra/trials/pictures`; rounded up. */
  processorNs: number;
}

/** Nanoseconds a pixel of converting colours by a profile in the file. */
export const profileNs = 20;
