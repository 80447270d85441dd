import type { InboxContent } from '../../content/inbox';
import { explain } from '../../lib/explain';

/** Why something with a lead failed, and what to do; `codes` has sentences for faults of fields. */
export const inboxFailure = (
  failure: unknown,
  { reasons }: InboxContent,
  codes?: Record<string, string>,
): string => explain(failure, { ...reasons, ...codes });
