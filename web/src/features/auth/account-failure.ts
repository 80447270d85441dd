import type { AccountsContent } from '../../content/accounts';
import { isApiError } from '../../lib/api-error';
import { explain } from '../../lib/explain';

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
export const accountFailure = (failure: unknown, { codes, reasons, tryLater }: AccountsContent): string =>
  explain(failure, { ...codes, ...reasons, tryAgain: tryLater });
