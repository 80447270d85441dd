import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** The same answer for an unknown name, a wrong password and a disabled account. */
export class InvalidCredentials extends fixedError(
  401,
  'invalid_credentials',
  'Invalid username or password',
) {}

/** Sent only to callers who knew the password. */
export class TemporaryPasswordExpired extends fixedError(
  401,
  'temporary_password_expired',
  'This temporary password has expired. Please ask for a new one.',
) {}
