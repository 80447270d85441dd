import { storyEditorContent } from '../../../../content/story-editor';
import { useAttempt } from '../../../../hooks/use-attempt';
import { explain } from '../../../../lib/explain';
import { useContent } from '../../../../lib/language-context';

/**
 * Returns a function that reports the outcome of a change of a project's page. The function resolves to the answer, or
 * to null after a failure.
 */
export function useStoryAttempt() {
  const { reasons } = useContent(storyEditorContent);
  return useAttempt((failure) => explain(failure, reasons));
}
