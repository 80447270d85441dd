import { deskSettingsContent } from '../../content/desk-settings';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/**
 * Returns a function that awaits a change of a setting and shows its outcome in a toast. The function resolves to the
 * change's result, or to null after a failure.
 *
 * @param own texts for error codes that only one setting has
 */
export function useSettingsAttempt(own?: Record<string, string>) {
  const { reasons } = useContent(deskSettingsContent);
  return useAttempt((failure) => explain(failure, { ...reasons, ...own }));
}
