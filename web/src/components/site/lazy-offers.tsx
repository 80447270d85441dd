import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/**
 * Delay in milliseconds after which the offers load. By then, the page has loaded its essential code; the pop-up
 * appears much later.
 */
const loadAfterMs = 2000;

export function LazyOffers() {
  const [Offers, setOffers] = useState<ComponentType>();
  useEffect(() => {
    const load = () => untilLoaded(() => import('./offers'));
    const timer = setTimeout(() => void load().then((code) => setOffers(() => code.Offers)), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return Offers ? <Offers /> : null;
}
