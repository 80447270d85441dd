import { DomainError, fixedError } from '../errors/domain.error.js';

export class BodyTooLarge extends fixedError(413, 'body_too_large', 'The request is too large.') {}

/** 400: the JSON is nested too deeply or has too many values, or a form has too many fields. */
export class BodyTooComplex extends fixedError(
  400,
  'body_too_complex',
  'The request holds too many values.',
) {}

/** 400: the body is not a JSON object, or not UTF-8, or it ended early. */
export class BodyUnreadable extends DomainError {
  constructor(message = 'The request could not be read.', options?: ErrorOptions) {
    super(400, 'bad_request', message, options);
  }
}

export class BodyNotJson extends fixedError(415, 'unsupported_media_type', 'The request must be JSON.') {}
