import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { adminContent } from '../../../content/admin';
import { selectUnseen } from '../../../features/inbox/live/news-slice';
import { useContent } from '../../../lib/language-context';

/**
 * The document's title: what is open, most specific first, then the admin area; before it how many leads came unseen. It
 * names no visitor.
 */
export function useAdminTitle(...parts: (string | null | undefined)[]): void {
  const { title } = useContent(adminContent);
  const unseen = useSelector(selectUnseen);
  const count = unseen > 0 ? `(${unseen}) ` : '';
  const whole = count + [...parts.filter(Boolean), title].join(' | ');
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
