import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 403: the token is not one of ours, or is another photo's. */
export class PhotoLinkInvalid extends DomainError {
  constructor() {
    super('This link is not valid.', { status: 403, code: 'link_invalid' });
  }
}

/** 403: the token was ours and its time is over. */
export class PhotoLinkExpired extends DomainError {
  constructor() {
    super('This link has expired. Sign in to see the photo.', { status: 403, code: 'link_expired' });
  }
}

/** 410: its file is damaged; there will never be a picture to show. */
export class PhotoUnreadable extends DomainError {
  constructor() {
    super('This photo cannot be shown: its file is damaged.', { status: 410, code: 'photo_unreadable' });
  }
}

/** 503: workers have trouble with it; they decide whether it can be shown. */
export class PhotoBeingPrepared extends DomainError {
  constructor() {
    super('This photo is still being prepared. Please try again in a few minutes.', {
      status: 503,
      code: 'photo_being_prepared',
      retryAfterSeconds: 60,
    });
  }
}

/** 401: neither a token nor a session. */
export class PhotoNeedsLink extends DomainError {
  constructor() {
    super('Please sign in.', { status: 401, code: 'not_authenticated' });
  }
}
