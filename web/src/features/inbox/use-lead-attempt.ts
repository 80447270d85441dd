import { inboxContent } from '../../content/inbox';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/**
 * Returns a function that awaits an action on a lead and shows its outcome in a toast. The function resolves to the
 * action's result, or to null after a failure.
 *
 * @param codes texts for further error codes
 */
export function useLeadAttempt(codes?: Record<string, string>) {
  const { reasons } = useContent(inboxContent);
  return useAttempt((failure) => explain(failure, { ...reasons, ...codes }));
}
