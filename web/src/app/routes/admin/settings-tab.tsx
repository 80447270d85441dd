import { Button, buttonClass } from '../../../components/ui/button';
import { localizedPath, paths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { AccountInformation } from '../../../features/auth/components/account-information';
import { ChangePasswordForm } from '../../../features/auth/components/change-password-form';
import { TemporaryPasswordAlert } from '../../../features/auth/components/password-alert';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import type { AdminTab } from './admin-tab';

interface SettingsTabProps {
  user: User;
  isAlertShown: boolean;
  onAlertCleared: () => void;
  onOpen: (tab: AdminTab) => void;
  onLogout: () => void;
}

/** Account, password, and the shortest ways to everything else. */
export function SettingsTab({ user, isAlertShown, onAlertCleared, onOpen, onLogout }: SettingsTabProps) {
  const content = useContent(adminContent);
  const language = useLanguage();
  const outside: [string, string][] = [
    [content.settings.viewWebsite, paths.home],
    [content.settings.viewGallery, paths.gallery],
  ];
  return (
    <div className="space-y-6">
      {isAlertShown && <TemporaryPasswordAlert onLater={onAlertCleared} />}
      <AccountInformation user={user} />
      <ChangePasswordForm onSubmitted={onAlertCleared} />
      <section className="rounded-2xl border border-line p-5">
        <h2 className="text-heading">{content.settings.actions}</h2>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => onOpen('mobile')}>
            {content.tabs.mobile}
          </Button>
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
    </div>
  );
}
