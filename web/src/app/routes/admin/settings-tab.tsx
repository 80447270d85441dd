import { type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { lazyComponent } from '../../../components/ui/lazy-component';
import { Panel } from '../../../components/ui/panel';
import { Notice } from '../../../components/ui/query-state';
import {
  type AdminTab,
  type SettingsPart,
  settingsAddress,
  settingsParts,
} from '../../../config/admin-addresses';
import { localizedPath, paths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { OwnSessions } from '../../../features/auth/components/own-sessions';
import { SecuritySettings } from '../../../features/auth/components/security-settings';
import { MailSettings } from '../../../features/inbox/components/mail-settings';
import { SenderDomain } from '../../../features/inbox/components/sender-domain';
import { TestMail } from '../../../features/inbox/components/test-mail';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { AccountSettings, type AccountSettingsProps } from './account-settings';
import { SiteMode } from './site-mode';
import { ThemeChoice } from './theme/theme-choice';
import { useSelectedInView } from './use-selected-in-view';

const PushDevices = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/push-devices')).PushDevices,
);
const QuietHours = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/quiet-hours')).QuietHours,
);
const OnCallSetting = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/on-call-setting')).OnCallSetting,
);
const LeadSettings = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/lead-settings')).LeadSettings,
);
const VisitSettings = lazyComponent(
  async () => (await import('../../../features/desk-settings/visits/visit-settings')).VisitSettings,
);
const UnfitVisits = lazyComponent(
  async () => (await import('../../../features/inbox/visits/unfit-visits')).UnfitVisits,
);
const VisitCalendar = lazyComponent(
  async () => (await import('../../../features/desk-settings/visits/visit-calendar')).VisitCalendar,
);
const MailAddresses = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/mail-addresses')).MailAddresses,
);
const FirstHour = lazyComponent(async () => (await import('./first-hour')).FirstHour);
const ApprovalSetting = lazyComponent(
  async () => (await import('../../../features/projects/manage/approval-setting')).ApprovalSetting,
);
const LeadDoors = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/lead-doors')).LeadDoors,
);
const WebHooks = lazyComponent(
  async () => (await import('../../../features/desk-settings/components/web-hooks')).WebHooks,
);

const partFor: Partial<Record<SettingsPart, (user: User) => boolean>> = {
  devices: ({ role }) => role !== 'crew',
  leads: ({ role }) => role === 'owner',
  oncall: ({ role }) => role === 'owner',
  hooks: ({ role }) => role === 'owner',
  mail: ({ isAdmin }) => isAdmin,
};

interface SettingsTabProps extends AccountSettingsProps {
  part: SettingsPart;
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
    <Panel title={content.settings.actions}>
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
    </Panel>
  );
}

const partLink =
  'flex min-h-11 shrink-0 items-center rounded-xl px-3.5 font-medium whitespace-nowrap hover:bg-band aria-[current=page]:bg-band aria-[current=page]:text-primary';

function PartLinks({ parts, part: shown }: { parts: readonly SettingsPart[]; part: SettingsPart }) {
  const { settings, tabs } = useContent(adminContent);
  const row = useRef<HTMLUListElement>(null);
  useSelectedInView(row, '[aria-current=page]', shown);
  return (
    <nav aria-label={tabs.settings}>
      <ul ref={row} className="scroll-hint relative flex gap-1 overflow-x-auto p-1 lg:flex-col">
        {parts.map((part) => (
          <li key={part} className="shrink-0">
            <NavLink end to={settingsAddress(part)} className={partLink}>
              {settings.parts[part]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SettingsTab({ part, onOpen, onLogout, ...account }: SettingsTabProps) {
  const content = useContent(adminContent);
  const visible = settingsParts.filter((one) => partFor[one]?.(account.user) ?? true);
  const parts: Record<SettingsPart, ReactNode> = {
    account: (
      <>
        <AccountSettings {...account} />
        <QuickNavigation onOpen={onOpen} onLogout={onLogout} />
      </>
    ),
    security: <SecuritySettings />,
    sessions: <OwnSessions />,
    devices: (
      <>
        <PushDevices />
        <QuietHours />
      </>
    ),
    leads: <LeadSettings />,
    visits: (
      <>
        {account.user.role === 'owner' && (
          <>
            <VisitSettings />
            <UnfitVisits isOpen />
          </>
        )}
        <VisitCalendar />
      </>
    ),
    oncall: <OnCallSetting />,
    hooks: (
      <>
        <LeadDoors />
        <WebHooks />
      </>
    ),
    mail: (
      <>
        {account.user.role === 'owner' && <MailAddresses />}
        <MailSettings hasAddresses={account.user.role !== 'owner'} />
        <SenderDomain />
        <TestMail />
      </>
    ),
    site: (
      <>
        <ThemeChoice />
        <SiteMode />
        {account.user.role === 'owner' && (
          <>
            <ApprovalSetting />
            <FirstHour user={account.user} isWhole />
          </>
        )}
      </>
    ),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
      <PartLinks parts={visible} part={part} />
      <div className="min-w-0 space-y-5 sm:space-y-6">
        {visible.includes(part) ? parts[part] : <Notice {...content.notForYou} />}
      </div>
    </div>
  );
}
