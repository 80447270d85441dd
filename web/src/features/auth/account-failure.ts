import type { AccountsContent } from '../../content/accounts';
import { isApiError } from '../../lib/api-error';
import { explain } from '../../lib/explain';

export function fieldFailure(
  failure: unknown,
  field: string,
  { codes }: AccountsContent,
): string | undefined {
  const fault = isApiError(failure) ? failure.fields?.[field] : undefined;
  return fault && (codes[fault.code] ?? fault.message);
}

export const accountFailure = (failure: unknown, { codes, reasons, tryLater }: AccountsContent): string =>
  explain(failure, { ...codes, ...reasons, tryAgain: tryLater });
