import type { AdminContent } from '../../content/admin';
import { type ApiError, isApiError } from '../../lib/api-error';
import type { LoginRefused } from '../../types/api';

type Failures = AdminContent['login']['failed'];

const known = ['second_factor_invalid', 'temporary_password_expired'] as const;

export const refusalOf = (failure: unknown): LoginRefused | undefined =>
  isApiError(failure) ? (failure.answer as LoginRefused | undefined) : undefined;

function messageFor({ status, code, error, isUnparseable }: ApiError, failures: Failures): string {
  const own = known.find((candidate) => candidate === code);
  if (own) return failures[own];
  if (code === 'invalid_credentials') return failures.invalid;
  if (code === 'invalid_response') return failures.invalidResponse;
  const inLanguage = failures.answers[code ?? ''] ?? error;
  if (inLanguage) return inLanguage;
  if (status === 0) return failures.fallback;
  return isUnparseable ? failures.serverError(status) : failures.invalid;
}

/**
 * Returns the message for a failed sign-in: our own text for known codes, else the server's text. If the response is
 * not JSON, the message names the status.
 */
export const loginFailure = (failure: unknown, failures: Failures): string =>
  isApiError(failure) ? messageFor(failure, failures) : failures.fallback;
