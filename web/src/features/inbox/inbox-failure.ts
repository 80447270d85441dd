import type { InboxContent } from '../../content/inbox';
import { isApiError } from '../../lib/api-error';

/** Why something with a lead failed, and what to do. */
export function inboxFailure(failure: unknown, { reasons }: InboxContent): string {
  if (!isApiError(failure)) return reasons.tryAgain;
  if (failure.status === 401) return reasons.signIn;
  if (failure.status === 403) return reasons.forbidden;
  return failure.status === 404 ? reasons.gone : reasons.tryAgain;
}
