import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '../../../lib/anchor-of';
import { whenElementExists } from '../../../lib/when-element-exists';

/**
 * Returns the field that the URL names after `#`, and the id of that navigation. Scrolls to the field and focuses it.
 */
export function useWantedField(): { wanted: string; wantedBy: string } {
  const location = useLocation();
  const wanted = anchorOf(location.hash);
  useEffect(() => {
    const path = anchorOf(location.hash);
    if (!path) return undefined;
    return whenElementExists(path, (field) => {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    });
    // Depends on the location object, because following the same link again creates another location object.
  }, [location]);
  return { wanted, wantedBy: location.key };
}
