import type { Language } from '@sandhill/company/language.js';
import type { SecurityContent } from '../../content/security';
import { isApiError } from '../../lib/api-error';
import { formatWait } from '../../lib/format-time';

/**
 * Returns a text that says when the next attempt is possible and what works until then; undefined if no limit was
 * reached.
 */
export function waitFailure(
  failure: unknown,
  { waits, someTime }: SecurityContent,
  language: Language,
): string | undefined {
  if (!isApiError(failure)) return undefined;
  const { code, retryAfter } = failure;
  if (code !== 'too_many_attempts' && code !== 'second_factor_waiting') return undefined;
  return waits[code](retryAfter === undefined ? someTime : formatWait(retryAfter, language));
}

export const passkeyFailure = (failure: unknown, { passkeyFailed }: SecurityContent): string | undefined =>
  isApiError(failure) && failure.code ? passkeyFailed[failure.code] : undefined;

/**
 * Returns whether a passkey challenge failed only because a later challenge or another page replaced it. Such a failure
 * is not shown.
 */
export const isReplaced = (failure: unknown): boolean =>
  isApiError(failure) && failure.code === 'passkey_replaced';
