import { useState } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { Button } from '../ui/button';
import { LazyAreaMap } from './map/lazy-area-map';
import { profile } from '../../lib/site';

const query = encodeURIComponent(profile.address.oneLine);

function RealMap() {
  const { mapTitle } = useContent(commonContent);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the map runs its own scripts, on its own origin
    <iframe
      title={mapTitle}
      src={`https://www.google.com/maps?q=${query}&output=embed`}
      referrerPolicy="no-referrer"
      className="block h-80 w-full bg-band-deep"
    />
  );
}

/**
 * The drawn map, the office's address as text, and the interactive map's frame once the visitor asks for it. Before
 * that, no other host is contacted.
 */
export function OfficeMap({ marked }: { marked?: string }) {
  const content = useContent(commonContent);
  const [isReal, setReal] = useState(false);
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-ground">
      <LazyAreaMap marked={marked} />
      <div className="flex flex-wrap items-center justify-between gap-x-2 px-3 pt-1 pb-2 sm:px-4">
        <p className="w-full sm:w-auto">{profile.address.oneLine}</p>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {content.openMap}
        </a>
        <Button variant="outline" aria-expanded={isReal} onClick={() => setReal(!isReal)}>
          {isReal ? content.hideMap : content.showMap}
        </Button>
      </div>
      {isReal && <RealMap />}
    </div>
  );
}
