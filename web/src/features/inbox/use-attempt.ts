import { useToast } from '../../components/ui/toast/use-toast';
import { inboxContent } from '../../content/inbox';
import { useContent } from '../../lib/language-context';
import { inboxFailure } from './inbox-failure';

interface Words {
  done?: { title: string; description: string };
  /** The title of what is said when it failed. */
  failed: string;
}

/** Does something with a lead and says what came of it; resolves to whether it was done. */
export function useAttempt() {
  const content = useContent(inboxContent);
  const toast = useToast();
  return async (doing: Promise<unknown>, { done, failed }: Words): Promise<boolean> => {
    try {
      await doing;
      if (done) toast({ ...done, variant: 'success' });
      return true;
    } catch (error) {
      toast({ title: failed, description: inboxFailure(error, content), variant: 'destructive' });
      return false;
    }
  };
}
