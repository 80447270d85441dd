import type { ServiceId } from '@sandhill/company/service-ids.js';
import { DraftingCompass, Shovel, Sprout } from 'lucide-react';
import { paths } from '../../../config/paths';
import { homeContent } from '../../../content/home';
import { useContent } from '../../../lib/language-context';
import { LocalLink } from '../local-link';

export function Tiles() {
  const { tiles } = useContent(homeContent);
  const steps: { id: ServiceId; Icon: typeof Shovel; words: string[] }[] = [
    { id: 'landscape-design', Icon: DraftingCompass, words: tiles.design },
    { id: 'land-development', Icon: Shovel, words: tiles.build },
    { id: 'maintenance', Icon: Sprout, words: tiles.maintain },
  ];
  return (
    <section aria-label={tiles.label} className="section-space">
      <ul className="page-width grid grid-cols-3 gap-2 sm:gap-4">
        {steps.map(({ id, Icon, words: [title, text] }) => (
          <li key={id}>
            <LocalLink
              to={paths.service(id)}
              className="on-dark flex h-full flex-col items-center gap-2 rounded-2xl bg-primary px-1 py-4 text-white transition-colors hover:bg-primary-deep md:flex-row md:items-start md:gap-4 md:p-6"
            >
              <Icon aria-hidden className="size-8 shrink-0 text-glow md:size-10" />
              <span>
                <span className="block font-display text-lg md:text-heading">{title}</span>
                <span className="mt-1 hidden md:block">{text}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
