import { useEffect } from 'react';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';

/** The document's title: what is open, most specific first, then the admin area. It names no visitor. */
export function useAdminTitle(...parts: (string | null | undefined)[]): void {
  const { title } = useContent(adminContent);
  const whole = [...parts.filter(Boolean), title].join(' | ');
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
