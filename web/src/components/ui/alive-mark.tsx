import { useEffect } from 'react';

/** Says on the document, as `data-alive`, that the page around it answers to touch: what acts on pages waits for it. */
export function AliveMark() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return null;
}
