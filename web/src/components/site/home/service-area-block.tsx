import { startTransition, useState } from 'react';
import { paths } from '../../../config/paths';
import { homeContent } from '../../../content/home';
import { useContent } from '../../../lib/language-context';
import { AddressCheck } from '../address-check';
import { AreasPanel } from '../areas-panel';
import { LocalLink } from '../local-link';
import { OfficeMap } from '../office-map';

export function ServiceAreaBlock({ onCarry }: { onCarry: (address: string) => void }) {
  const [marked, setMarked] = useState<string>();
  // Uses a transition, so that the map's fallback is not shown again while the map's code is still loading.
  const mark = (area?: string) => startTransition(() => setMarked(area));
  const content = useContent(homeContent).area;
  return (
    <section aria-labelledby="area-title" className="section-space bg-band">
      <div className="page-width grid gap-6 lg:grid-cols-2 lg:gap-14">
        <div>
          <h2 id="area-title" className="text-title">
            {content.title}
          </h2>
          <p className="mt-1 mb-4 text-ink-soft sm:mb-6 sm:text-lg">{content.text}</p>
          <AreasPanel />
          <LocalLink
            to={paths.contact}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {content.contact}
          </LocalLink>
        </div>
        <div className="space-y-6">
          <AddressCheck onCarry={onCarry} onFound={mark} />
          <OfficeMap marked={marked} />
        </div>
      </div>
    </section>
  );
}
