import { deskSettingsContent } from '../../content/desk-settings';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/** Changes a setting and says what came of it; resolves to the answer, null when it failed. */
export function useSettingsAttempt() {
  const { reasons } = useContent(deskSettingsContent);
  return useAttempt((failure) => explain(failure, reasons));
}
