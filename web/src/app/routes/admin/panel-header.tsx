import { LogOut, Settings } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { Button } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { profile } from '../../../lib/site';

interface PanelHeaderProps {
  user: User;
  onSettings: () => void;
  onLogout: () => void;
}

const buttonSize = 'px-3! text-sm sm:px-5! sm:text-base';

/**
 * The header with the signed-in user, and the two buttons that must always be within reach. On a phone, the header
 * takes two short rows.
 */
export function PanelHeader({ user, onSettings, onLogout }: PanelHeaderProps) {
  const content = useContent(adminContent);
  return (
    <header className="page-width flex flex-wrap items-center gap-x-2.5 py-2 sm:gap-x-4 sm:py-4 print:hidden">
      <LocalLink to={paths.home} className="flex min-h-11 shrink-0 items-center gap-3">
        <img src="/icon.svg" alt="" width={44} height={44} className="size-9 sm:size-11" />
        <span className="sr-only font-display text-xl leading-tight font-semibold lg:not-sr-only">
          {profile.name}
        </span>
      </LocalLink>
      <div className="min-w-0 flex-1 basis-16 lg:text-right">
        <h1 className="text-base wrap-anywhere sm:text-xl">{content.greeting(user.username)}</h1>
        <p className="text-sm wrap-anywhere text-ink-soft max-sm:hidden">{user.email}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button variant="outline" onClick={onSettings} className={buttonSize}>
          <Settings aria-hidden className="size-4 max-sm:hidden" />
          {content.settingsButton}
        </Button>
        <Button onClick={onLogout} className={buttonSize}>
          <LogOut aria-hidden className="size-4 max-sm:hidden" />
          {content.logout}
        </Button>
      </div>
      <p className="basis-full text-sm wrap-anywhere text-ink-soft sm:hidden">{user.email}</p>
    </header>
  );
}
