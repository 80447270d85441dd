import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/** Long before the pop-up is due, and after what the page needs. */
const loadAfterMs = 2000;

/** The pop-up, whose code arrives when the page has settled. */
export function LateQuotePopup() {
  const [QuotePopup, setQuotePopup] = useState<ComponentType>();
  useEffect(() => {
    const load = () => untilLoaded(() => import('./quote-popup'));
    const timer = setTimeout(
      () => void load().then((code) => setQuotePopup(() => code.QuotePopup)),
      loadAfterMs,
    );
    return () => clearTimeout(timer);
  }, []);
  return QuotePopup ? <QuotePopup /> : null;
}
