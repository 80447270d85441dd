import { inboxContent } from '../../content/inbox';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/**
 * Returns a function that reports the outcome of an action on a lead. The function resolves to the answer, or to null
 * after a failure.
 *
 * @param codes texts for further error codes
 */
export function useLeadAttempt(codes?: Record<string, string>) {
  const { reasons } = useContent(inboxContent);
  return useAttempt((failure) => explain(failure, { ...reasons, ...codes }));
}
