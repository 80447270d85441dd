import type { Language } from '@sandhill/company/language.js';
import type { SecurityContent } from '../../content/security';
import { isApiError } from '../../lib/api-error';
import { formatWait } from '../../lib/format-time';

/** When the next try is possible and what works meanwhile; undefined if no limit was reached. */
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

/** Why a passkey was not used or added; undefined for other failures. */
export const passkeyFailure = (failure: unknown, { passkeyFailed }: SecurityContent): string | undefined =>
  isApiError(failure) && failure.code ? passkeyFailed[failure.code] : undefined;

/** The passkey that a later question or another page made the browser forget: nothing to report. */
export const isReplaced = (failure: unknown): boolean =>
  isApiError(failure) && failure.code === 'passkey_replaced';
