import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { adminContent } from '../../../content/admin';
import { selectUnseen } from '../../../features/inbox/live/news-slice';
import { useContent } from '../../../lib/language-context';

/**
 * Sets the document's title: the number of unseen leads, the names of the open view from specific to general, and the
 * name of the admin area. The title never names a visitor.
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
