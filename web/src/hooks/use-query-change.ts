import { useNavigate } from 'react-router-dom';
import { inPlace } from './use-scroll-on-navigation';

/** Changes the query of the page's address, and nothing on the screen moves. Back returns to the one before unless it is replaced. */
export function useQueryChange(): (search: string, how?: { isReplaced: boolean }) => void {
  const navigate = useNavigate();
  return (search, how) => void navigate({ search }, { replace: how?.isReplaced, state: inPlace });
}
