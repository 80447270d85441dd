import { inboxContent } from '../../content/inbox';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { inboxFailure } from './inbox-failure';

/** Does something with a lead and says what came of it; resolves to the answer, null when it failed. */
export function useLeadAttempt(codes?: Record<string, string>) {
  const content = useContent(inboxContent);
  return useAttempt((failure) => inboxFailure(failure, content, codes));
}
