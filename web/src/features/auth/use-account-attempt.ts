import { accountsContent } from '../../content/accounts';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { accountFailure } from './account-failure';

/** Reports the outcome of an action on an account. Resolves to the answer, or to null after a failure. */
export function useAccountAttempt() {
  const content = useContent(accountsContent);
  return useAttempt((failure) => accountFailure(failure, content));
}
