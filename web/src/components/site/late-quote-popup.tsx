import { useEffect, useState } from 'react';
import { lateIsland } from '../ui/late-island';

const QuotePopup = lateIsland(async () => (await import('./quote-popup')).QuotePopup);

/** Long before the pop-up is due, and after what the page needs. */
const loadAfterMs = 2000;

/** The pop-up, whose code arrives when the page has settled. */
export function LateQuotePopup() {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(true), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && <QuotePopup />;
}
