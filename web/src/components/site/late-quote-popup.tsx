import { lazy, Suspense, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

const QuotePopup = lazy(() =>
  untilLoaded(() => import('./quote-popup')).then((module) => ({ default: module.QuotePopup })),
);

/** Long before the pop-up is due, and after what the page needs. */
const loadAfterMs = 2000;

/** The pop-up, whose code arrives when the page has settled. */
export function LateQuotePopup() {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(true), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isLoading && <QuotePopup />}</Suspense>;
}
