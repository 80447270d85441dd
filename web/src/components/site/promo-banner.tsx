import { ArrowRight, Phone, Wind } from 'lucide-react';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { site, textProps } from '../../lib/site';
import { phoneHref } from './admin-access';
import { SiteLink } from './site-link';

const linkClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold underline underline-offset-4';

/** The hurricane-season banner. It links to the office's phone number, or to a URL that the firm chose. */
export function PromoBanner() {
  const content = useContent(commonContent).banner;
  const language = useLanguage();
  const { banner, ofToday } = site;
  if (!ofToday.isBannerShown) return null;
  return (
    <aside aria-label={content.label} className="bg-glow text-ink">
      <div
        data-keeps-height
        className="page-width flex flex-wrap items-center justify-between gap-x-4 py-1.5 max-sm:text-sm sm:flex-nowrap sm:justify-center"
      >
        <p className="flex min-w-0 flex-1 basis-44 items-center gap-2 leading-snug font-medium sm:flex-initial sm:basis-auto">
          <Wind aria-hidden className="size-5 shrink-0" />
          <span {...textProps(banner.text, language)} />
        </p>
        {banner.link ? (
          <SiteLink to={banner.link} className={linkClass}>
            {content.more}
            <ArrowRight aria-hidden className="size-4" />
          </SiteLink>
        ) : (
          <a href={phoneHref} className={linkClass}>
            <Phone aria-hidden className="size-4" />
            {content.call}
          </a>
        )}
      </div>
    </aside>
  );
}
