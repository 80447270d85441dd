import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** One person keeps too many streams open; a browser needs one. */
export class TooManyStreams extends DomainError {
  constructor() {
    super(429, 'too_many_streams', 'You have too many windows open. Please close some.', {
      retryAfterSeconds: 30,
    });
  }
}
