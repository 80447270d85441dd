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

/** 401: neither a token nor a session. */
export class PhotoNeedsLink extends DomainError {
  constructor() {
    super('Please sign in.', { status: 401, code: 'not_authenticated' });
  }
}
