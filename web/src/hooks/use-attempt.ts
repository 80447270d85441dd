import { useToast } from '../components/ui/toast/use-toast';
import { isCancelled } from '../lib/api-error';

interface Done {
  title: string;
  description?: string;
}

interface Words<T> {
  done?: Done | ((answer: T) => Done);
  /** Title of the toast after a failure. */
  failed: string;
}

/**
 * Returns a function that awaits an action and shows its outcome in a toast. A success is shown only if `done` has a
 * text for it; a cancellation by the user is not shown. The function resolves to the action's result, or to null after
 * a failure. `explain` returns why the action failed and what the user can do.
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
