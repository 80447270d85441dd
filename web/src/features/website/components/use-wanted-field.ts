import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Longest wait for the Website tab to show a field, in milliseconds. */
const longestWaitMs = 3000;

const fieldOf = (hash: string) => decodeURIComponent(hash.slice(1));

/**
 * Returns the field that the URL names after `#`, and the id of that navigation. Scrolls to the field and focuses it.
 */
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
    // Depends on the location object, because pressing the same link again creates another location object.
  }, [location]);
  return { wanted, wantedBy: location.key };
}
