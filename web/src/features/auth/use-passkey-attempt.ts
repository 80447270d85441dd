import { accountsContent } from '../../content/accounts';
import { securityContent } from '../../content/security';
import { useAttempt } from '../../hooks/use-attempt';
import { useContent, useLanguage } from '../../lib/language-context';
import { accountFailure } from './account-failure';
import { passkeyFailure, waitFailure } from './security-failure';

/** Does something with a second factor and says what came of it; resolves to the answer, null when it failed. */
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
