import { accountsContent } from '../../content/accounts';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { accountFailure } from './account-failure';

/**
 * Returns a function that awaits an action on an account and shows its outcome in a toast. The function resolves to the
 * action's result, or to null after a failure.
 */
export function useAccountAttempt() {
  const content = useContent(accountsContent);
  return useAttempt((failure) => accountFailure(failure, content));
}
