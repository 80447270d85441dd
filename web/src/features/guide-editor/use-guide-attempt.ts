import { guideEditorContent, type GuideEditorContent } from '../../content/guide-editor';
import { useAttempt } from '../../hooks/use-attempt';
import { isApiError } from '../../lib/api-error';
import { useContent } from '../../lib/language-context';

/** Why a change failed, and what to do. */
export function guideFailure(failure: unknown, { reasons }: GuideEditorContent): string {
  if (!isApiError(failure)) return reasons.tryAgain;
  const { status, code = '', fields } = failure;
  const known = (reasons as Record<string, string>)[code];
  if (known) return known;
  if (fields || status === 400) return reasons.fields;
  if (status === 0) return reasons.offline;
  if (status === 401) return reasons.signIn;
  if (status === 403) return reasons.forbidden;
  return status === 429 || status >= 500 ? reasons.busy : reasons.tryAgain;
}

/** Changes an entry and says what came of it; resolves to the answer, null when it failed. */
export function useGuideAttempt() {
  const words = useContent(guideEditorContent);
  return useAttempt((failure) => guideFailure(failure, words));
}
