import { useNavigate } from 'react-router-dom';
import { inPlace } from './use-scroll-on-navigation';

/**
 * Returns a function that changes the query of the URL without scrolling. The Back button undoes the change, unless
 * `isReplaced` was set.
 */
export function useQueryChange(): (search: string, how?: { isReplaced: boolean }) => void {
  const navigate = useNavigate();
  return (search, how) => void navigate({ search }, { replace: how?.isReplaced, state: inPlace });
}
