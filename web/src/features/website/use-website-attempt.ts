import { websiteContent } from '../../content/website';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';
import { asApiError } from './draft/keep-draft';

/** Reports the outcome of a change of the website. Resolves to the answer, or to null after a failure. */
export function useWebsiteAttempt() {
  const { reasons } = useContent(websiteContent);
  return useAttempt((failure) => explain(asApiError(failure), reasons));
}
