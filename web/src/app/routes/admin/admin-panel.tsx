import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { Brand } from '../../../components/site/brand';
import { Button } from '../../../components/ui/button';
import { adminContent } from '../../../content/admin';
import { Accounts } from '../../../features/auth/components/accounts';
import { DemoNote } from '../../../features/auth/components/demo-note';
import { SecurityBanner } from '../../../features/auth/components/password-alert';
import { passwordHeadingId } from '../../../features/auth/components/change-password-form';
import { SecondFactorReminder } from '../../../features/auth/components/second-factor-reminder';
import { securityHeadingId } from '../../../features/auth/components/security-settings';
import { usePutOffAlert } from '../../../features/auth/put-off-alert';
import { Inbox } from '../../../features/inbox/components/inbox';
import { MailTrouble } from '../../../features/inbox/components/mail-trouble';
import { MobileUpload } from '../../../features/projects/manage/mobile-upload';
import { ProjectImages } from '../../../features/projects/manage/project-images';
import { QuickUpload } from '../../../features/projects/manage/quick-upload';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { AccountSettings } from './account-settings';
import { type AdminTab, tabsFor } from './admin-tab';
import { SettingsTab } from './settings-tab';
import { showPart } from './show-part';
import { TabList } from './tab-list';

/** The owner's settings open again after this, whatever opened in between. */
const settingsForcedAfterMs = 100;

/** The tabs, and whether the password alert was put off until the next sign-in. */
function usePanelState(user: User, firstTab: AdminTab) {
  const { isPutOff, putOff } = usePutOffAlert(user.id);
  const isAlertShown = user.passwordIsTemporary && !isPutOff;
  const isForced = user.role === 'owner' && user.isAdmin && isAlertShown;
  const [tab, setTab] = useState<AdminTab>(() => {
    if (isForced) return 'settings';
    return tabsFor(user).includes(firstTab) ? firstTab : 'mobile';
  });
  useEffect(() => {
    if (!isForced) return undefined;
    const timer = setTimeout(() => setTab('settings'), settingsForcedAfterMs);
    return () => clearTimeout(timer);
  }, [isForced]);
  return {
    tab,
    setTab,
    isAlertShown,
    clearAlert: putOff,
  };
}

function PanelHeader({ user, onSettings, onLogout }: PanelHeaderProps) {
  const content = useContent(adminContent);
  return (
    <header className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Brand />
      <div className="min-w-0 grow basis-32 lg:text-right">
        <h1 className="text-xl break-words">{content.greeting(user.username)}</h1>
        <p className="text-sm break-all text-ink-soft">{user.email}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" onClick={onSettings}>
          {content.settingsButton}
        </Button>
        <Button onClick={onLogout}>{content.logout}</Button>
      </div>
    </header>
  );
}

interface PanelHeaderProps {
  user: User;
  onSettings: () => void;
  onLogout: () => void;
}

interface AdminPanelProps {
  user: User;
  firstTab: AdminTab;
  onLogout: () => void;
}

export function AdminPanel({ user, firstTab, onLogout }: AdminPanelProps) {
  const content = useContent(adminContent);
  const { tab, setTab, isAlertShown, clearAlert } = usePanelState(user, firstTab);
  const account = { user, onPasswordChanged: clearAlert };
  const openSettingsAt = (headingId: string) => {
    setTab('settings');
    showPart(headingId);
  };
  const tabs = tabsFor(user);
  const parts: Record<AdminTab, ReactNode> = {
    mobile: <MobileUpload />,
    images: <ProjectImages settings={<AccountSettings {...account} rule="shorter" />} />,
    quick: <QuickUpload />,
    leads: <Inbox isAdmin={user.isAdmin} />,
    accounts: <Accounts ownId={user.id} />,
    settings: <SettingsTab {...account} onOpen={setTab} onLogout={onLogout} />,
  };
  return (
    <main className="min-h-[85dvh]">
      <DemoNote />
      <MailTrouble key={tab} isAdmin={user.isAdmin} onShowLeads={() => setTab('leads')} />
      {isAlertShown && (
        <SecurityBanner onChange={() => openSettingsAt(passwordHeadingId)} onLater={clearAlert} />
      )}
      <SecondFactorReminder user={user} onSetUp={() => openSettingsAt(securityHeadingId)} />
      <PanelHeader user={user} onSettings={() => setTab('settings')} onLogout={onLogout} />
      <Tabs.Root value={tab} onValueChange={(value) => setTab(value as AdminTab)} className="page-width pb-8">
        <TabList label={content.tabsLabel} tabs={tabs} names={content.tabs} />
        {tabs.map((name) => (
          <Tabs.Content key={name} value={name} className="pt-6">
            {parts[name]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </main>
  );
}
