import type { InboxContent } from '../../content/inbox';
import { explain } from '../../lib/explain';

/** Returns why an action on a lead failed, and what the user can do. `codes` has texts for error codes of fields. */
export const inboxFailure = (
  failure: unknown,
  { reasons }: InboxContent,
  codes?: Record<string, string>,
): string => explain(failure, { ...reasons, ...codes });
