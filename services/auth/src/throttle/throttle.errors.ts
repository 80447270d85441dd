import { DomainError } from '@sandhill/platform/errors/domain.error.js';

export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(429, 'too_many_attempts', 'Too many failed sign-ins. Please wait and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    });
  }
}

/** Thrown while no code is checked, after too many wrong ones. Only callers who know the password get this error. */
export class SecondFactorWaiting extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      429,
      'second_factor_waiting',
      'There were too many wrong codes for this account. Please wait, or sign in from a browser that you have used ' +
        'before, or with a passkey.',
      { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)) },
    );
  }
}
