import { DomainError } from '../errors/domain.error.js';

/** 413: the body exceeds the route's limit. */
export class BodyTooLarge extends DomainError {
  constructor() {
    super('The request is too large.', { status: 413, code: 'body_too_large' });
  }
}

/** 400: the JSON is nested too deeply or has too many values. */
export class BodyTooComplex extends DomainError {
  constructor() {
    super('The request holds too many values.', { status: 400, code: 'body_too_complex' });
  }
}

/** 400: not JSON, or not UTF-8. */
export class BodyUnreadable extends DomainError {
  constructor(message = 'The request could not be read.', options?: ErrorOptions) {
    super(message, { status: 400, code: 'bad_request', ...options });
  }
}

/** 415: another content type, character set or encoding. */
export class BodyNotJson extends DomainError {
  constructor() {
    super('The request must be JSON.', { status: 415, code: 'unsupported_media_type' });
  }
}
