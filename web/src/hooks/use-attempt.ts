import { useToast } from '../components/ui/toast/use-toast';
import { isCancelled } from '../lib/api-error';

interface Done {
  title: string;
  description: string;
}

interface Words<T> {
  done?: Done | ((answer: T) => Done);
  /** The title of what is said when it failed. */
  failed: string;
}

/**
 * Does something and says what came of it; resolves to the answer, null when it failed. `explain` says why it failed, and
 * what to do. Users who cancelled it themselves are told nothing.
 */
export function useAttempt(explain: (failure: unknown) => string) {
  const toast = useToast();
  return async <T>(doing: Promise<T>, { done, failed }: Words<T>): Promise<T | null> => {
    try {
      const answer = await doing;
      if (done) toast({ ...(typeof done === 'function' ? done(answer) : done), variant: 'success' });
      return answer;
    } catch (error) {
      if (!isCancelled(error)) toast({ title: failed, description: explain(error), variant: 'destructive' });
      return null;
    }
  };
}
