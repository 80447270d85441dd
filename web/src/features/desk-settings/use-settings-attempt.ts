import { deskSettingsContent } from '../../content/desk-settings';
import { useAttempt } from '../../hooks/use-attempt';
import { explain } from '../../lib/explain';
import { useContent } from '../../lib/language-context';

/**
 * Returns a function that reports the outcome of a change of a setting. The function resolves to the answer, or to null
 * after a failure.
 *
 * @param own reasons that only one setting has
 */
export function useSettingsAttempt(own?: Record<string, string>) {
  const { reasons } = useContent(deskSettingsContent);
  return useAttempt((failure) => explain(failure, { ...reasons, ...own }));
}
