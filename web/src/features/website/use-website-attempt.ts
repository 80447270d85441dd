import { websiteContent } from '../../content/website';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';
import { asApiError } from './draft/draft-thunks';

/**
 * Returns a function that awaits a change of the website and shows its outcome in a toast. The function resolves to the
 * change's result, or to null after a failure.
 */
export function useWebsiteAttempt() {
  const { reasons } = useContent(websiteContent);
  return useAttempt((failure) => explain(asApiError(failure), reasons));
}
