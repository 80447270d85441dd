import { guideEditorContent } from '../../content/guide-editor';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/** Changes an entry and says what came of it; resolves to the answer, null when it failed. */
export function useGuideAttempt() {
  const { reasons } = useContent(guideEditorContent);
  return useAttempt((failure) => explain(failure, reasons));
}
