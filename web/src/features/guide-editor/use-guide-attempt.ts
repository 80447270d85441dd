import { guideEditorContent } from '../../content/guide-editor';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/**
 * Returns a function that reports the outcome of a change of an entry. The function resolves to the answer, or to null
 * after a failure.
 */
export function useGuideAttempt() {
  const { reasons } = useContent(guideEditorContent);
  return useAttempt((failure) => explain(failure, reasons));
}
