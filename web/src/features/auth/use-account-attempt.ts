import { useToast } from '../../components/ui/toast/use-toast';
import { accountsContent } from '../../content/accounts';
import { useContent } from '../../lib/language-context';
import { accountFailure } from './account-failure';

interface Words {
  done?: { title: string; description: string };
  /** The title of what is said when it failed. */
  failed: string;
}

/** Does something with an account and says what came of it; resolves to the answer, null when it failed. */
export function useAccountAttempt() {
  const content = useContent(accountsContent);
  const toast = useToast();
  return async <T>(doing: Promise<T>, { done, failed }: Words): Promise<T | null> => {
    try {
      const answer = await doing;
      if (done) toast({ ...done, variant: 'success' });
      return answer;
    } catch (error) {
      toast({ title: failed, description: accountFailure(error, content), variant: 'destructive' });
      return null;
    }
  };
}
