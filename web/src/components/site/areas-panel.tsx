import { MapPin } from 'lucide-react';
import { homeContent } from '../../content/home';
import { useContent } from '../../lib/language-context';
import { servedAreas } from '../../lib/site';

const shown = 12;

export function AreasPanel() {
  const content = useContent(homeContent).area;
  return (
    <>
      <p className="inline-flex items-center gap-2 rounded-full bg-glow-soft px-4 py-1.5 font-semibold">
        <MapPin aria-hidden className="size-4" />
        {content.badge(servedAreas.length)}
      </p>
      <ul className="mt-3 flex flex-wrap gap-1 max-sm:text-sm sm:mt-4 sm:gap-2">
        {servedAreas.slice(0, shown).map((area) => (
          <li key={area.name} className="rounded-full border border-line bg-ground px-2 py-1 sm:px-3">
            {area.name}
          </li>
        ))}
        {servedAreas.length > shown && (
          <li className="px-2 py-1 font-medium">{content.more(servedAreas.length - shown)}</li>
        )}
      </ul>
    </>
  );
}
