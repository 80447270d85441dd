import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a part may take to show a field. */
const longestWaitMs = 3000;

const fieldOf = (hash: string) => decodeURIComponent(hash.slice(1));

/** The field that the address names after `#`: it is brought into view and gets the focus. */
export function useWantedField(): { wanted: string; wantedBy: string } {
  const location = useLocation();
  const wanted = fieldOf(location.hash);
  useEffect(() => {
    const path = fieldOf(location.hash);
    if (!path) return undefined;
    const until = performance.now() + longestWaitMs;
    let frame = 0;
    const look = () => {
      const field = document.getElementById(path);
      if (field) {
        field.scrollIntoView({ block: 'center' });
        field.focus({ preventScroll: true });
      } else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
    // A second press on the same link is another location.
  }, [location]);
  return { wanted, wantedBy: location.key };
}
