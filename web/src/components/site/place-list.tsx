import { MapPin } from 'lucide-react';
import { mapContent } from '../../content/map';
import { useContent } from '../../lib/language-context';
import { nearbyAreas, site } from '../../lib/site';

export function PlaceList() {
  const { nearby } = useContent(mapContent);
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 sm:gap-y-2 sm:grid-cols-4">
      {site.mainAreas.map((place) => (
        <li key={place} className="flex items-baseline gap-2">
          <MapPin aria-hidden className="size-4 shrink-0 translate-y-0.5 text-primary" />
          <span>
            {place}{' '}
            {nearbyAreas.some(({ name }) => name === place) && (
              <span className="text-sm text-ink-soft">({nearby.toLowerCase()})</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
