import { websiteContent } from '../../content/website';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { asApiError } from './draft/keep-draft';
import { websiteFailure } from './website-failure';

/** Reports the outcome of a change of the website. Resolves to the answer, or to null after a failure. */
export function useWebsiteAttempt() {
  const content = useContent(websiteContent);
  return useAttempt((failure) => websiteFailure(asApiError(failure), content));
}
