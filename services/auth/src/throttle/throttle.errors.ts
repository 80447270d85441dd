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

/** For callers who knew the password. */
export class SecondFactorWaiting extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'There were too many wrong codes for this account. Please wait, or sign in from a browser that you have used ' +
        'before, or with a passkey.',
      {
        status: 429,
        code: 'second_factor_waiting',
        retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
      },
    );
  }
}
