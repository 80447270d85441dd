import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LocalLink } from '../../../components/site/local-link';
import { Button, buttonClass } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/query-state';
import { settingsAddress } from '../../../config/admin-addresses';
import { adminPaths, paths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { SecurityBanner } from '../../../features/auth/components/password-alert';
import { passwordHeadingId } from '../../../features/auth/components/change-password-form';
import { SecondFactorReminder } from '../../../features/auth/components/second-factor-reminder';
import { useSnoozedAlert } from '../../../features/auth/snoozed-alert';
import { useContent } from '../../../lib/language-context';
import { scrollToAndFocus, whenElementExists } from '../../../lib/when-element-exists';
import type { User } from '../../../types/api';
import { AccountSettings } from './account-settings';
import { DashboardOverview } from './dashboard-overview';
import { TabList } from './tab-list';
import { TabPanel } from './tab-panel';
import { useLeave } from './use-leave';

const dashboardTabs = ['overview', 'content', 'images', 'settings'] as const;

type Tab = (typeof dashboardTabs)[number];

const address = (tab: Tab) => (tab === 'overview' ? adminPaths.login : `${adminPaths.login}?tab=${tab}`);

const panelId = 'dashboard-panel';

function ComingSoon({ text }: { text: string }) {
  const { dashboard } = useContent(adminContent);
  return (
    <Notice title={text} text={dashboard.soon.hint}>
      <Link to={adminPaths.home} className={buttonClass('primary')}>
        {dashboard.fullPanel}
      </Link>
    </Notice>
  );
}

export function Dashboard({ user }: { user: User }) {
  const content = useContent(adminContent);
  const { dashboard } = content;
  const navigate = useNavigate();
  const leave = useLeave();
  const [search] = useSearchParams();
  const tab = dashboardTabs.find((one) => one === search.get('tab')) ?? 'overview';
  const { isSnoozed, snooze } = useSnoozedAlert(user.id);
  const isAlertShown = user.passwordIsTemporary && !isSnoozed;
  const parts: Record<Tab, ReactNode> = {
    overview: <DashboardOverview user={user} />,
    content: <ComingSoon text={dashboard.soon.content} />,
    images: <ComingSoon text={dashboard.soon.images} />,
    settings: <AccountSettings user={user} onPasswordChanged={snooze} />,
  };
  const changePassword = () => {
    void navigate(address('settings'));
    whenElementExists(passwordHeadingId, scrollToAndFocus);
  };
  return (
    <section className="page-width space-y-6 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">{dashboard.title}</h1>
        <div className="flex flex-wrap gap-3">
          <Link to={adminPaths.home} className={buttonClass('primary')}>
            {dashboard.fullPanel}
          </Link>
          <LocalLink to={paths.home} className={buttonClass('outline')}>
            {dashboard.viewSite}
          </LocalLink>
          <Button variant="outline" onClick={() => void leave()}>
            {content.logout}
          </Button>
        </div>
      </div>
      {isAlertShown && (
        <div className="overflow-hidden rounded-2xl">
          <SecurityBanner onChange={changePassword} onLater={snooze} />
        </div>
      )}
      <div className="overflow-hidden rounded-2xl">
        <SecondFactorReminder user={user} onSetUp={() => void navigate(settingsAddress('security'))} />
      </div>
      <div className="[--scroll-ground:var(--color-band)]">
        <TabList
          label={dashboard.tabsLabel}
          tabs={dashboardTabs}
          names={dashboard.tabs}
          selected={tab}
          address={address}
          panelId={panelId}
        />
        <TabPanel id={panelId} tab={tab}>
          {parts[tab]}
        </TabPanel>
      </div>
    </section>
  );
}
