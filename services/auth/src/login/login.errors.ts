import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** The same for an unknown name, a wrong password and a disabled account. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('Invalid username or password', { status: 401, code: 'invalid_credentials' });
  }
}

/** Sent only to callers who knew the password. */
export class TemporaryPasswordExpired extends DomainError {
  constructor() {
    super('This temporary password has expired. Please ask for a new one.', {
      status: 401,
      code: 'temporary_password_expired',
    });
  }
}
