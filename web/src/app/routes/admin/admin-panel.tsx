import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useState } from 'react';
import { Brand } from '../../../components/site/brand';
import { Button } from '../../../components/ui/button';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { useLogoutMutation } from '../../../features/auth/api/auth-api';
import { DemoNote } from '../../../features/auth/components/demo-note';
import { SecurityBanner } from '../../../features/auth/components/password-alert';
import { MobileUpload } from '../../../features/projects/manage/mobile-upload';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { type AdminTab, adminTabs } from './admin-tab';
import { SettingsTab } from './settings-tab';

/** The owner's settings open again after this, whatever opened in between. */
const settingsForcedAfterMs = 100;

/** The tabs, and who put the password alert off until the next sign-in. */
function usePanelState(user: User, firstTab: AdminTab) {
  const [tab, setTab] = useState<AdminTab>(firstTab);
  const [isAlertPutOff, setAlertPutOff] = useState(false);
  const isForced = user.role === 'owner' && user.isAdmin && user.passwordIsTemporary;
  useEffect(() => {
    if (!isForced) return undefined;
    const timer = setTimeout(() => setTab('settings'), settingsForcedAfterMs);
    return () => clearTimeout(timer);
  }, [isForced]);
  return {
    tab,
    setTab,
    isAlertShown: user.passwordIsTemporary && !isAlertPutOff,
    clearAlert: () => setAlertPutOff(true),
  };
}

export function AdminPanel({ user, firstTab }: { user: User; firstTab: AdminTab }) {
  const content = useContent(adminContent);
  const toast = useToast();
  const { tab, setTab, isAlertShown, clearAlert } = usePanelState(user, firstTab);
  const [logout] = useLogoutMutation();
  const leave = async () => {
    await logout();
    toast(content.loggedOut);
  };
  return (
    <main className="min-h-[85dvh]">
      <DemoNote />
      {isAlertShown && <SecurityBanner onChange={() => setTab('settings')} />}
      <header className="page-width flex flex-wrap items-center justify-between gap-3 py-4">
        <Brand />
        <div className="min-w-0">
          <h1 className="text-xl">{content.greeting(user.username)}</h1>
          <p className="break-all text-ink-soft">{user.email}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="outline" onClick={() => setTab('settings')}>
            {content.settingsButton}
          </Button>
          <Button onClick={() => void leave()}>{content.logout}</Button>
        </div>
      </header>
      <Tabs.Root value={tab} onValueChange={(value) => setTab(value as AdminTab)} className="page-width pb-8">
        <Tabs.List aria-label={content.tabsLabel} className="flex gap-1 overflow-x-auto border-b border-line">
          {adminTabs.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 shrink-0 border-b-4 border-transparent px-4 font-medium data-[state=active]:border-primary data-[state=active]:text-primary"
            >
              {content.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="mobile" className="pt-6">
          <MobileUpload />
        </Tabs.Content>
        <Tabs.Content value="settings" className="pt-6">
          <SettingsTab
            user={user}
            isAlertShown={isAlertShown}
            onAlertCleared={clearAlert}
            onOpen={setTab}
            onLogout={() => void leave()}
          />
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}
