import { DomainError, fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class InvalidImage extends ValidationFailed {
  constructor(options?: ErrorOptions) {
    const message = 'Please upload a valid image file (JPG, PNG, GIF, WebP).';
    super({ imageUrl: { message, code: 'invalid_image' } }, options);
  }
}

/** Thrown if decoding would need too many pixels, too much memory or too much processor time. */
export class TooManyPixels extends ValidationFailed {
  constructor() {
    const message = 'This picture has too many pixels. Please make it smaller and try again.';
    super({ imageUrl: { message, code: 'too_many_pixels' } });
  }
}

/** Thrown if a picture is so tall that its sizes would exceed `imagePolicy.tallest`, because WebP limits the height. */
export class TooTall extends ValidationFailed {
  constructor() {
    const message = 'This picture is too tall for its width. Please crop it and try again.';
    super({ imageUrl: { message, code: 'too_tall' } });
  }
}

export class ImageTooLarge extends ValidationFailed {
  constructor() {
    super({ imageUrl: { message: 'Please select an image under 10MB', code: 'image_too_large' } });
  }
}

/** 507: a disk is nearly full, and the remaining space is left for leads. */
export class DiskFull extends fixedError(
  507,
  'disk_full',
  'The disk is nearly full. Pictures can be uploaded again once there is space.',
) {}

/** Thrown if the store is unavailable. Nothing was changed, and the client may retry. */
export class StoreUnavailable extends DomainError {
  constructor(options: ErrorOptions) {
    super(503, 'store_unavailable', 'Pictures cannot be stored right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
      ...options,
    });
  }
}

/** Turns an error of the store into the answer to the client. @throws StoreUnavailable */
export function unavailable(cause: unknown): never {
  throw new StoreUnavailable({ cause });
}
