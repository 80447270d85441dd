import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { lazyComponent } from '../../../components/ui/lazy-component';
import { Notice } from '../../../components/ui/query-state';
import {
  type AdminPlace,
  type AdminTab,
  readAdminAddress,
  type SettingsPart,
  settingsAddress,
  tabAddress,
} from '../../../config/admin-addresses';
import { adminPaths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { listContent } from '../../../content/lead-list';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { Accounts } from '../../../features/auth/components/accounts';
import { passwordHeadingId } from '../../../features/auth/components/change-password-form';
import { ClockNote } from '../../../features/auth/components/clock-note';
import { DemoNote } from '../../../features/auth/components/demo-note';
import { SecurityBanner } from '../../../features/auth/components/password-alert';
import { SecondFactorReminder } from '../../../features/auth/components/second-factor-reminder';
import { securityHeadingId } from '../../../features/auth/components/security-settings';
import { useSnoozedAlert } from '../../../features/auth/snoozed-alert';
import { Chats } from '../../../features/inbox/chats/chats';
import { Inbox } from '../../../features/inbox/components/inbox';
import { MailTrouble } from '../../../features/inbox/components/mail-trouble';
import { selectUnseen } from '../../../features/inbox/live/news-slice';
import { LiveLeads } from '../../../features/inbox/live/live-leads';
import { useGetWaitingCountQuery } from '../../../features/projects/api/manage-api';
import { MobileUpload } from '../../../features/projects/manage/mobile-upload';
import { ProjectImages } from '../../../features/projects/manage/project-images';
import { ChosenSitePicture } from '../../../features/projects/manage/site/chosen-site-picture';
import { QuickUpload } from '../../../features/projects/manage/quick-upload';
import { QueueStatus } from '../../../features/projects/queue/queue-status';
import { useGetFailedScheduledCountQuery } from '../../../features/website/api/website-api';
import { useContent } from '../../../lib/language-context';
import { scrollToAndFocus, whenElementExists } from '../../../lib/when-element-exists';
import type { User } from '../../../types/api';
import { AccountSettings } from './account-settings';
import { tabsFor } from './admin-tab';
import { PanelHeader } from './panel-header';
import { SettingsTab } from './settings-tab';
import { TabList } from './tab-list';
import { TabPanel } from './tab-panel';
import { adminPanelId } from './use-admin-scroll';

const VisitsWeek = lazyComponent(
  async () => (await import('../../../features/inbox/visits/visits-week')).VisitsWeek,
);
const OwnVisits = lazyComponent(
  async () => (await import('../../../features/inbox/visits/own-visits')).OwnVisits,
);

const Website = lazyComponent(
  async () => (await import('../../../features/website/components/website')).Website,
);

const pictureTools = {
  Picker: lazyComponent(
    async () => (await import('../../../features/projects/manage/site/picture-picker')).PicturePicker,
  ),
  Chosen: ChosenSitePicture,
};

const GuideEditor = lazyComponent(
  async () => (await import('../../../features/guide-editor/components/guide-editor')).GuideEditor,
);

/** The overview with its chart and tables. Its code loads when it is opened, which happens rarely. */
const Overview = lazyComponent(
  async () => (await import('../../../features/overview/components/overview')).Overview,
);
const FirstHour = lazyComponent(async () => (await import('./first-hour')).FirstHour);
const Brief = lazyComponent(async () => (await import('../../../features/brief/components/brief')).Brief);

/** Delay in milliseconds after which the settings are opened again if another tab is open instead. */
const settingsForcedAfterMs = 100;

/** Opens the settings if `isForced`. The Back button leads to the requested URL, unless that was `/admin`. */
function useForcedSettings(isForced: boolean, tab: AdminTab | undefined): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Kept in a ref, because the router's `navigate` changes with each address, and that change must not open the
  // settings again.
  const now = useRef({ tab, pathname, navigate });
  useLayoutEffect(() => {
    now.current = { tab, pathname, navigate };
  });
  useLayoutEffect(() => {
    if (!isForced) return undefined;
    const asked = now.current.pathname;
    const force = (isReplacing: boolean) => {
      if (now.current.tab !== 'settings')
        void now.current.navigate(tabAddress('settings'), { replace: isReplacing });
    };
    force(asked === adminPaths.home);
    // If the settings are still rendering, the history already has an entry with their address, so that entry is
    // replaced.
    const timer = setTimeout(
      () => force([asked, adminPaths.home].includes(now.current.pathname)),
      settingsForcedAfterMs,
    );
    return () => clearTimeout(timer);
  }, [isForced]);
}

function NothingHere({ title, text }: { title: string; text: string }) {
  const content = useContent(adminContent);
  return (
    <Notice title={title} text={text}>
      <Link to={adminPaths.home} className={buttonClass('outline')}>
        {content.toFirstTab}
      </Link>
    </Notice>
  );
}

function NoPictures() {
  const { noPictures } = useContent(imagesContent);
  return (
    <Notice title={noPictures.title} text={noPictures.text}>
      <Link to={tabAddress('leads')} className={buttonClass('primary')}>
        {noPictures.toLeads}
      </Link>
    </Notice>
  );
}

function leadsPart(user: User, place: AdminPlace | null): ReactNode {
  if (place?.chat) return <Chats id={place.chat.id} />;
  if (place?.isBrief && place.reference !== null) return <Brief reference={place.reference} />;
  return <Inbox user={user} reference={place?.reference ?? null} />;
}

interface AdminPanelProps {
  user: User;
  /** Whether requests may be sent. False while the user signs out and after the session has ended. */
  isLive: boolean;
  onLogout: () => void;
}

function useTabCounts(user: User, tab: AdminTab | null, isLive: boolean) {
  const { live } = useContent(listContent);
  const { waiting } = useContent(libraryContent);
  const { failedPublications } = useContent(adminContent);
  const unseen = useSelector(selectUnseen);
  // Only administrators approve pictures and publish, so others get no counts of these.
  const skip = !user.isAdmin || !isLive;
  const { data: waitingCount = 0 } = useGetWaitingCountQuery(tab ?? '', { skip });
  const { data: failed = 0 } = useGetFailedScheduledCountQuery(tab ?? '', { skip });
  return {
    ...(failed > 0 && { website: { count: failed, words: failedPublications(failed) } }),
    ...(unseen > 0 && { leads: { count: unseen, words: live.arrived(unseen) } }),
    ...(waitingCount > 0 && { images: { count: waitingCount, words: waiting.count(waitingCount) } }),
  };
}

export function AdminPanel({ user, isLive, onLogout }: AdminPanelProps) {
  const content = useContent(adminContent);
  const navigate = useNavigate();
  const place = readAdminAddress(useLocation().pathname);
  const { isSnoozed, snooze } = useSnoozedAlert(user.id);
  const isAlertShown = user.passwordIsTemporary && !isSnoozed;
  useForcedSettings(user.role === 'owner' && user.isAdmin && isAlertShown, place?.tab);
  const account = { user, onPasswordChanged: snooze };
  const open = (tab: AdminTab) => void navigate(tabAddress(tab));
  const openSettingsAt = (part: SettingsPart, headingId: string) => {
    void navigate(settingsAddress(part));
    whenElementExists(headingId, scrollToAndFocus);
  };
  const tabs = tabsFor(user);
  const tab = place && tabs.includes(place.tab) ? place.tab : null;
  const counts = useTabCounts(user, tab, isLive);
  const pictures = user.role === 'user' ? <NoPictures /> : undefined;
  const parts: Record<AdminTab, ReactNode> = {
    overview: (
      <div className="space-y-6">
        {user.role === 'owner' && <FirstHour user={user} />}
        <Overview />
      </div>
    ),
    mobile: pictures ?? <MobileUpload />,
    images: pictures ?? (
      <ProjectImages settings={<AccountSettings {...account} rule="shorter" />} isAdmin={user.isAdmin} />
    ),
    quick: pictures ?? <QuickUpload />,
    leads: leadsPart(user, place),
    visits: user.role === 'crew' ? <OwnVisits /> : <VisitsWeek isOwner={user.role === 'owner'} />,
    website: <Website user={user} part={place?.websitePart ?? null} pictureTools={pictureTools} />,
    guide: <GuideEditor isAdmin={user.isAdmin} place={place?.guideEntry ?? null} />,
    accounts: <Accounts ownId={user.id} />,
    settings: (
      <SettingsTab {...account} part={place?.settingsPart ?? 'account'} onOpen={open} onLogout={onLogout} />
    ),
  };
  return (
    <main className="min-h-[85dvh]">
      <div className="print:hidden">
        <DemoNote />
        <ClockNote />
        {user.role !== 'crew' && (
          <>
            {isLive && <LiveLeads isListShown={tab === 'leads'} />}
            <MailTrouble key={tab} isAdmin={user.isAdmin} onShowLeads={() => open('leads')} />
          </>
        )}
        {isAlertShown && (
          <SecurityBanner onChange={() => openSettingsAt('account', passwordHeadingId)} onLater={snooze} />
        )}
        <SecondFactorReminder user={user} onSetUp={() => openSettingsAt('security', securityHeadingId)} />
      </div>
      <PanelHeader user={user} onSettings={() => open('settings')} onLogout={onLogout} />
      <div className="page-width pb-8">
        <div className="print:hidden">
          <QueueStatus isLive={isLive} />
          <TabList
            label={content.tabsLabel}
            tabs={tabs}
            names={content.tabs}
            selected={tab}
            address={tabAddress}
            panelId={adminPanelId}
            counts={counts}
          />
        </div>
        <TabPanel key={tab} id={adminPanelId} tab={tab}>
          {tab && parts[tab]}
          {!place && <NothingHere {...content.noPage} />}
          {place && !tab && <NothingHere {...content.notForYou} />}
        </TabPanel>
      </div>
    </main>
  );
}
