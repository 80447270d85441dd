import { siteSettings } from '@sandhill/company/site-settings.js';
import { Phone, Wind } from 'lucide-react';
import { commonContent } from '../../content/common';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useContent } from '../../lib/language-context';
import { currentMonth } from '../../lib/years-of-experience';
import { phoneHref } from './admin-access';

const isHurricaneSeason = () => currentMonth() >= 6 && currentMonth() <= 11;

/** The hurricane-season banner with its call button. In the mode `season` the visitor's day decides, not the build's. */
export function PromoBanner({ mode = siteSettings.promoBanner }: { mode?: typeof siteSettings.promoBanner }) {
  const content = useContent(commonContent).banner;
  const isHydrated = useIsHydrated();
  const isShown = mode === 'always' || (mode === 'season' && isHydrated && isHurricaneSeason());
  if (!isShown) return null;
  return (
    <aside aria-label={content.label} className="bg-glow text-ink">
      <div className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-1.5">
        <p className="flex items-center gap-2 font-medium">
          <Wind aria-hidden className="size-5 shrink-0" />
          {content.text}
        </p>
        <a
          href={phoneHref}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <Phone aria-hidden className="size-4" />
          {content.call}
        </a>
      </div>
    </aside>
  );
}
