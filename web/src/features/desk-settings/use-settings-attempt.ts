import { deskSettingsContent } from '../../content/desk-settings';
import { useAttempt } from '../../hooks/use-attempt';
import { isApiError } from '../../lib/api-error';
import { useContent } from '../../lib/language-context';

/** Changes a setting and says what came of it; resolves to the answer, null when it failed. */
export function useSettingsAttempt() {
  const { reasons } = useContent(deskSettingsContent);
  return useAttempt((failure) => {
    if (!isApiError(failure)) return reasons.tryAgain;
    const { status, fields } = failure;
    if (fields) return reasons.fields;
    if (status === 401) return reasons.signIn;
    if (status === 403) return reasons.forbidden;
    return status === 404 ? reasons.gone : reasons.tryAgain;
  });
}
