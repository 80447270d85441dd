import type { AccountsContent } from '../../content/accounts';
import { isApiError } from '../../lib/api-error';
import { explain } from '../../lib/explain';

/** Returns the text for a field that the server rejected; undefined if it did not reject that field. */
export function fieldFailure(
  failure: unknown,
  field: string,
  { codes }: AccountsContent,
): string | undefined {
  const fault = isApiError(failure) ? failure.fields?.[field] : undefined;
  return fault && (codes[fault.code] ?? fault.message);
}

/** Returns why an action on an account failed, and what the user can do. */
export const accountFailure = (failure: unknown, { codes, reasons, tryLater }: AccountsContent): string =>
  explain(failure, { ...codes, ...reasons, tryAgain: tryLater });
