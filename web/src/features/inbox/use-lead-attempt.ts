import { inboxContent } from '../../content/inbox';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { inboxFailure } from './inbox-failure';

/**
 * Returns a function that reports the outcome of an action on a lead. The function resolves to the answer, or to null
 * after a failure.
 */
export function useLeadAttempt(codes?: Record<string, string>) {
  const content = useContent(inboxContent);
  return useAttempt((failure) => inboxFailure(failure, content, codes));
}
