import { accountsContent } from '../../content/accounts';
import { securityContent } from '../../content/security';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent, useLanguage } from '../../lib/language-context';
import { accountFailure } from './account-failure';
import { passkeyFailure, waitFailure } from './security-failure';

/**
 * Returns a function that awaits an action on a second factor and shows its outcome in a toast. The function resolves
 * to the action's result, or to null after a failure.
 */
export function usePasskeyAttempt() {
  const accounts = useContent(accountsContent);
  const security = useContent(securityContent);
  const language = useLanguage();
  return useAttempt(
    (failure) =>
      waitFailure(failure, security, language) ??
      passkeyFailure(failure, security) ??
      accountFailure(failure, accounts),
  );
}
