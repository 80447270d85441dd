import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths, paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { buttonClass } from '../ui/button';
import type { MenuItem } from '../ui/menu/menu-item';
import { useRegisterOverlay } from '../ui/use-register-overlay';
import { adminMenuItems } from './admin-access';
import { LocalLink } from './local-link';
import { QuoteLink } from './quote-link';
import { SocialLinks } from './social-links';

const row = 'flex min-h-12 items-center border-b border-line/60 font-medium';

interface MobileMenuProps {
  services: MenuItem[];
  onClose: () => void;
  /** Called when the Tab key has moved the focus into the page, which the open menu covers. */
  onLeave: () => void;
}

/** The menu of small screens. It includes the links of the top bar, except phone number and language. */
export function MobileMenu({ services, onClose, onLeave }: MobileMenuProps) {
  const content = useContent(commonContent);
  useRegisterOverlay();
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const leave = (event: KeyboardEvent) =>
      event.key === 'Tab' && !document.activeElement?.closest('[data-site-header]') && onLeave();
    document.addEventListener('keydown', close);
    document.addEventListener('keyup', leave);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('keyup', leave);
    };
  }, [onClose, onLeave]);
  return (
    <nav
      id="mobile-menu"
      aria-label={content.menu}
      className="page-width max-h-[calc(100dvh-8.5rem)] overflow-y-auto border-t border-line bg-ground pb-6 animate-appear lg:hidden"
    >
      <LocalLink to={paths.home} onClick={onClose} className={row}>
        {content.nav.home}
      </LocalLink>
      <details className="group">
        <summary className={`${row} justify-between`}>
          {content.nav.services}
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <ul className="pl-4">
          {services.map((item) => (
            <li key={item.id}>
              <Link
                to={item.to ?? item.href ?? ''}
                reloadDocument={!item.to}
                onClick={onClose}
                className={row}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <LocalLink to={paths.gallery} onClick={onClose} className={row}>
        {content.nav.gallery}
      </LocalLink>
      <LocalLink to={paths.about} onClick={onClose} className={row}>
        {content.nav.about}
      </LocalLink>
      <LocalLink to={paths.contact} onClick={onClose} className={row}>
        {content.nav.contact}
      </LocalLink>
      <details className="group">
        <summary className={`${row} justify-between`}>
          {content.nav.admin}
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <div className="pl-4">
          <Link to={adminPaths.home} className={row}>
            {content.nav.admin}
          </Link>
          {adminMenuItems(content).map((item) => (
            <a key={item.id} href={item.href ?? item.to} className={row}>
              {item.label}
            </a>
          ))}
        </div>
      </details>
      <QuoteLink onClick={onClose} className={buttonClass('action', 'mt-4 w-full')}>
        {content.getQuote}
      </QuoteLink>
      <div className="mt-4 flex justify-center text-primary">
        <SocialLinks of={['facebook', 'twitter', 'linkedin', 'instagram']} />
      </div>
    </nav>
  );
}
