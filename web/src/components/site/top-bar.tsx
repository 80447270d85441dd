import { Phone } from 'lucide-react';
import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { Menu } from '../ui/menu/menu';
import { adminMenuItems, phoneHref } from './admin-access';
import { LanguageLink, languageNames } from './language-link';
import { LocalLink } from './local-link';
import { QuoteLink } from './quote-link';
import { SocialLinks } from './social-links';
import { profile } from '../../lib/site';

const linkClass = 'inline-flex min-h-11 items-center px-2 hover:underline underline-offset-4';

/**
 * The bar above the header on large screens. On small screens, the menu, the header and the bar at the bottom have its
 * links.
 */
export function TopBar() {
  const content = useContent(commonContent);
  const other = useLanguage() === 'en' ? 'es' : 'en';
  return (
    <div className="on-dark hidden bg-primary-deepest text-sm text-white md:block">
      <div className="page-width flex items-center justify-between gap-4">
        <a href={phoneHref} className={`${linkClass} gap-2 font-semibold`}>
          <Phone aria-hidden className="size-4" />
          {profile.phone.display}
        </a>
        <div className="flex items-center gap-2">
          <SocialLinks of={['facebook', 'twitter', 'linkedin', 'instagram']} />
          <QuoteLink className={linkClass}>{content.requestQuote}</QuoteLink>
          <LocalLink to={paths.contact} className={linkClass}>
            {content.nav.contact}
          </LocalLink>
          <LanguageLink language={other} className={linkClass}>
            {languageNames[other]}
          </LanguageLink>
          <Menu
            label={content.nav.admin}
            items={adminMenuItems(content)}
            align="end"
            className="px-2 hover:underline"
          />
        </div>
      </div>
    </div>
  );
}
