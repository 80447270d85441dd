import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** One person keeps too many streams open; a browser needs one. */
export class TooManyStreams extends DomainError {
  constructor() {
    super('You have too many windows open. Please close some.', {
      status: 429,
      code: 'too_many_streams',
      retryAfterSeconds: 30,
    });
  }
}
