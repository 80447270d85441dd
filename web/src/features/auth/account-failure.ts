import type { AccountsContent } from '../../content/accounts';
import { isApiError } from '../../lib/api-error';

/** Our words for a field that the server refused; undefined when it did not. */
export function fieldFailure(
  failure: unknown,
  field: string,
  { codes }: AccountsContent,
): string | undefined {
  const fault = isApiError(failure) ? failure.fields?.[field] : undefined;
  return fault && (codes[fault.code] ?? fault.message);
}

/** Why something with an account failed, and what to do. */
export function accountFailure(failure: unknown, { codes, reasons, tryLater }: AccountsContent): string {
  if (!isApiError(failure)) return tryLater;
  const [fault] = Object.values(failure.fields ?? {});
  const code = fault?.code ?? failure.code ?? '';
  if (codes[code]) return codes[code];
  if (failure.status === 401) return reasons.signIn;
  return failure.status === 403 ? reasons.forbidden : tryLater;
}
