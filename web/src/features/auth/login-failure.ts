import type { AdminContent } from '../../content/admin';
import { type ApiError, isApiError } from '../../lib/api-error';
import type { LoginRefused } from '../../types/api';

type Failures = AdminContent['login']['failed'];

const known = ['second_factor_invalid', 'temporary_password_expired'] as const;

/** The server's answer to a sign-in that it refused; undefined without one. */
export const refusalOf = (failure: unknown): LoginRefused | undefined =>
  isApiError(failure) ? (failure.answer as LoginRefused | undefined) : undefined;

function messageFor({ status, code, error, isUnparseable }: ApiError, failures: Failures): string {
  const own = known.find((candidate) => candidate === code);
  if (own) return failures[own];
  if (code === 'invalid_credentials') return failures.invalid;
  if (code === 'invalid_response') return failures.invalidResponse;
  if (error) return error;
  if (status === 0) return failures.fallback;
  return isUnparseable ? failures.serverError(status) : failures.invalid;
}

/** Message for a failed sign-in: our words for known codes, else the server's sentence; its status where it is no JSON. */
export const loginFailure = (failure: unknown, failures: Failures): string =>
  isApiError(failure) ? messageFor(failure, failures) : failures.fallback;
