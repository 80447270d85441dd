import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/** Delay in milliseconds: after everything that the page needs first, and long before the pop-up is due. */
const loadAfterMs = 2000;

export function LateOffers() {
  const [Offers, setOffers] = useState<ComponentType>();
  useEffect(() => {
    const load = () => untilLoaded(() => import('./offers'));
    const timer = setTimeout(() => void load().then((code) => setOffers(() => code.Offers)), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return Offers ? <Offers /> : null;
}
