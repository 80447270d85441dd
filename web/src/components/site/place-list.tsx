import { MapPin } from 'lucide-react';

/** A plain list of places. */
export function PlaceList({ places }: { places: string[] }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      {places.map((place) => (
        <li key={place} className="flex items-center gap-2">
          <MapPin aria-hidden className="size-4 shrink-0 text-primary" />
          {place}
        </li>
      ))}
    </ul>
  );
}
