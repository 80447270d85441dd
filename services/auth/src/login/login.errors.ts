import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** The same for an unknown name, a wrong password and a disabled account. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('Invalid username or password', { status: 401, code: 'invalid_credentials' });
  }
}

/** Told only to who knew the password. */
export class TemporaryPasswordExpired extends DomainError {
  constructor() {
    super('This temporary password has expired. Please ask for a new one.', {
      status: 401,
      code: 'temporary_password_expired',
    });
  }
}

export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('Too many failed sign-ins. Please wait and try again.', {
      status: 429,
      code: 'too_many_attempts',
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    });
  }
}
