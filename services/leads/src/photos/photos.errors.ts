import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 403: the token is forged or belongs to another photo. */
export class PhotoLinkInvalid extends DomainError {
  constructor() {
    super('This link is not valid.', { status: 403, code: 'link_invalid' });
  }
}

/** 403: the token was valid but has expired. */
export class PhotoLinkExpired extends DomainError {
  constructor() {
    super('This link has expired. Sign in to see the photo.', { status: 403, code: 'link_expired' });
  }
}

/** 410: the file is damaged and can never be shown. */
export class PhotoUnreadable extends DomainError {
  constructor() {
    super('This photo cannot be shown: its file is damaged.', { status: 410, code: 'photo_unreadable' });
  }
}

/** 503: decoders died of the photo; a worker will decide whether it is readable. */
export class PhotoBeingPrepared extends DomainError {
  constructor() {
    super('This photo is still being prepared. Please try again in a few minutes.', {
      status: 503,
      code: 'photo_being_prepared',
      retryAfterSeconds: 60,
    });
  }
}

/** 401: no token and no session. */
export class PhotoLinkRequired extends DomainError {
  constructor() {
    super('Please sign in.', { status: 401, code: 'not_authenticated' });
  }
}

/** 503: there is no room for photos that wait. */
export class NoRoomForPhotos extends DomainError {
  constructor() {
    super('We cannot take photos right now. Please try again later.', {
      status: 503,
      code: 'no_room',
      retryAfterSeconds: 300,
    });
  }
}
