import { useEffect } from 'react';
import { repeatEarlyPress } from '../../lib/early-press';

/**
 * Marks the document with `data-alive` once the page is hydrated, and repeats a press that the user made before that.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    repeatEarlyPress();
  }, []);
  return null;
}
