import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/** Delay in milliseconds: long before the pop-up is due, and after everything that the page needs first. */
const loadAfterMs = 2000;

/** The pop-up and the question about the language. Their code loads after the page. */
export function LateOffers() {
  const [Offers, setOffers] = useState<ComponentType>();
  useEffect(() => {
    const load = () => untilLoaded(() => import('./offers'));
    const timer = setTimeout(() => void load().then((code) => setOffers(() => code.Offers)), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return Offers ? <Offers /> : null;
}
