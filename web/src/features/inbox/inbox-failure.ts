import type { InboxContent } from '../../content/inbox';
import { explain } from '../../lib/explain';

/**
 * Returns the text that explains a failure.
 *
 * @param codes texts for further error codes
 */
export const inboxFailure = (
  failure: unknown,
  { reasons }: InboxContent,
  codes?: Record<string, string>,
): string => explain(failure, { ...reasons, ...codes });
