import { DomainError } from '@sandhill/platform/errors/domain.error.js';

export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('Too many failed sign-ins. Please wait and try again.', {
      status: 429,
      code: 'too_many_attempts',
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    });
  }
}
