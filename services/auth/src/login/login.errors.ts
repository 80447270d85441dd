import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/**
 * Thrown for an unknown name, a wrong password, a disabled account, and an account that changes during the sign-in. The
 * answer does not reveal which of these is the case.
 */
export class InvalidCredentials extends fixedError(
  401,
  'invalid_credentials',
  'Invalid username or password',
) {}

/** Thrown if a temporary password has expired. Only callers who know the password get this answer. */
export class TemporaryPasswordExpired extends fixedError(
  401,
  'temporary_password_expired',
  'This temporary password has expired. Please ask for a new one.',
) {}
