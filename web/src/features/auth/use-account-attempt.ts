import { accountsContent } from '../../content/accounts';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent } from '../../lib/language-context';
import { accountFailure } from './account-failure';

/** Does something with an account and says what came of it; resolves to the answer, null when it failed. */
export function useAccountAttempt() {
  const content = useContent(accountsContent);
  return useAttempt((failure) => accountFailure(failure, content));
}
