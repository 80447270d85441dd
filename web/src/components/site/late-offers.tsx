import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/** Long before the pop-up is due, and after what the page needs. */
const loadAfterMs = 2000;

/** The pop-up and the question for the language, whose code arrives when the page has settled. */
export function LateOffers() {
  const [Offers, setOffers] = useState<ComponentType>();
  useEffect(() => {
    const load = () => untilLoaded(() => import('./offers'));
    const timer = setTimeout(() => void load().then((code) => setOffers(() => code.Offers)), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return Offers ? <Offers /> : null;
}
