import { Button, buttonClass } from '../../../components/ui/button';
import { localizedPath, paths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { OwnSessions } from '../../../features/auth/components/own-sessions';
import { SecuritySettings } from '../../../features/auth/components/security-settings';
import { TestMail } from '../../../features/inbox/components/test-mail';
import { useContent, useLanguage } from '../../../lib/language-context';
import { AccountSettings, type AccountSettingsProps } from './account-settings';
import type { AdminTab } from './admin-tab';

interface SettingsTabProps extends AccountSettingsProps {
  onOpen: (tab: AdminTab) => void;
  onLogout: () => void;
}

const shortcuts = ['mobile', 'images', 'quick'] as const satisfies readonly AdminTab[];

function QuickNavigation({ onOpen, onLogout }: Pick<SettingsTabProps, 'onOpen' | 'onLogout'>) {
  const content = useContent(adminContent);
  const language = useLanguage();
  const outside: [string, string][] = [
    [content.settings.viewWebsite, paths.home],
    [content.settings.viewGallery, paths.gallery],
  ];
  return (
    <section className="rounded-2xl border border-line p-5">
      <h2 className="text-heading">{content.settings.actions}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {shortcuts.map((tab) => (
          <Button key={tab} variant="outline" onClick={() => onOpen(tab)}>
            {content.tabs[tab]}
          </Button>
        ))}
        {outside.map(([label, path]) => (
          <a
            key={path}
            href={localizedPath(path, language)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline')}
          >
            {label}
          </a>
        ))}
        <Button onClick={onLogout}>{content.settings.logout}</Button>
      </div>
    </section>
  );
}

/** Account, password, and the shortest ways to everything else. */
export function SettingsTab({ onOpen, onLogout, ...account }: SettingsTabProps) {
  return (
    <div className="space-y-6">
      <AccountSettings {...account} />
      <SecuritySettings />
      <OwnSessions />
      <QuickNavigation onOpen={onOpen} onLogout={onLogout} />
      {account.user.isAdmin && <TestMail />}
    </div>
  );
}
