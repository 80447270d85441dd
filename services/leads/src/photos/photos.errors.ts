import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 403: the token is forged or belongs to another photo. */
export class PhotoLinkInvalid extends fixedError(403, 'link_invalid', 'This link is not valid.') {}

export class PhotoLinkExpired extends fixedError(
  403,
  'link_expired',
  'This link has expired. Sign in to see the photo.',
) {}

export class PhotoUnreadable extends fixedError(
  410,
  'photo_unreadable',
  'This photo cannot be shown: it could not be read.',
) {}

/** 503: a decoder has crashed on the photo; a worker will decide whether it is readable. */
export class PhotoBeingPrepared extends fixedError(
  503,
  'photo_being_prepared',
  'This photo is still being prepared. Please try again in a few minutes.',
  { retryAfterSeconds: 60 },
) {}

export class NoRoomForPhotos extends fixedError(
  503,
  'no_room',
  'We cannot take photos right now. Please try again later.',
  {
    retryAfterSeconds: 300,
  },
) {}
