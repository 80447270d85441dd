import { serviceIds } from '@sandhill/company/service-ids.js';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths, paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent, useLanguage, useLocalizedPath } from '../../lib/language-context';
import { buttonClass } from '../ui/button';
import { lazyComponent } from '../ui/lazy-component';
import { Menu } from '../ui/menu/menu';
import type { MenuItem } from '../ui/menu/menu-item';
import { Brand } from './brand';
import { LanguageLink, languageNames } from './language-link';
import { LocalNavLink } from './local-link';
import { QuoteLink } from './quote-link';
import { TopBar } from './top-bar';
import { serviceNames } from '../../lib/site';

const MobileMenu = lazyComponent(() => import('./mobile-menu').then((module) => module.MobileMenu));

const navLink =
  'inline-flex min-h-11 items-center rounded-full px-3 font-medium hover:bg-band aria-[current=page]:text-primary aria-[current=page]:underline underline-offset-8 decoration-2';

/** Returns the menu's items: the services, and the pages of the plant guide, which are separate documents. */
function useServiceItems(): MenuItem[] {
  const content = useContent(commonContent);
  const language = useLanguage();
  const localize = useLocalizedPath();
  return [
    { id: 'all', label: content.allServices, to: localize(paths.services) },
    ...serviceIds.map((id) => ({ id, label: serviceNames[id][language], to: localize(paths.service(id)) })),
    { id: 'plants', label: content.plantGuide, href: localize(paths.plants) },
    { id: 'plant-problems', label: content.plantProblems, href: localize(paths['plant-problems']) },
  ];
}

/** Header of the public site. On small screens, a Menu button opens the navigation. */
export function Header() {
  const content = useContent(commonContent);
  const serviceItems = useServiceItems();
  const other = useLanguage() === 'en' ? 'es' : 'en';
  const { pathname } = useLocation();
  // The page on which the menu was opened. Opening another page closes the menu.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const isMenuOpen = menuPage === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  const leaveMenu = useCallback(() => setMenuPage(null), []);
  const closeMenu = useCallback(() => {
    setMenuPage(null);
    menuButton.current?.focus();
  }, []);
  return (
    <header
      className="sticky top-0 z-40 bg-ground shadow-sm max-[18rem]:relative md:-top-11 lg:top-0"
      data-site-header
    >
      <TopBar />
      <div className="page-width flex items-center justify-between gap-3 py-2 max-[18rem]:flex-wrap">
        <Brand />
        <nav aria-label={content.mainNavigation} className="hidden shrink-0 items-center lg:flex">
          <LocalNavLink to={paths.home} end className={navLink}>
            {content.nav.home}
          </LocalNavLink>
          <Menu label={content.nav.services} items={serviceItems} className={navLink} />
          <LocalNavLink to={paths.gallery} className={navLink}>
            {content.nav.gallery}
          </LocalNavLink>
          <LocalNavLink to={paths.about} className={navLink}>
            {content.nav.about}
          </LocalNavLink>
          <LocalNavLink to={paths.contact} className={navLink}>
            {content.nav.contact}
          </LocalNavLink>
          <Link to={adminPaths.home} className={navLink}>
            {content.nav.admin}
          </Link>
          <QuoteLink className={buttonClass('action', 'ml-2')}>{content.getQuote}</QuoteLink>
        </nav>
        <LanguageLink
          language={other}
          className="ml-auto inline-flex size-11 items-center justify-center font-semibold text-primary md:hidden"
        >
          <span aria-hidden>{other.toUpperCase()}</span>
          <span className="sr-only">{languageNames[other]}</span>
        </LanguageLink>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          onClick={() => setMenuPage(isMenuOpen ? null : pathname)}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border-2 border-primary px-2.5 font-semibold text-primary min-[412px]:px-4 lg:hidden"
        >
          {isMenuOpen ? <X aria-hidden className="size-5" /> : <MenuIcon aria-hidden className="size-5" />}
          <span className="max-[411px]:sr-only">{content.menu}</span>
        </button>
      </div>
      {isMenuOpen && <MobileMenu services={serviceItems} onClose={closeMenu} onLeave={leaveMenu} />}
    </header>
  );
}
