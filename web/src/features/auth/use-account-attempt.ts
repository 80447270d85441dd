import { accountsContent } from '../../content/accounts';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { accountFailure } from './account-failure';

/**
 * Returns a function that reports the outcome of an action on an account. The function resolves to the answer, or to
 * null after a failure.
 */
export function useAccountAttempt() {
  const content = useContent(accountsContent);
  return useAttempt((failure) => accountFailure(failure, content));
}
