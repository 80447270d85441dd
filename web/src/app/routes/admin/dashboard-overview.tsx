import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/query-state';
import { type AdminTab, tabAddress } from '../../../config/admin-addresses';
import { adminContent } from '../../../content/admin';
import { useGetLeadCountsQuery } from '../../../features/inbox/api/inbox-api';
import { RecentLeads } from '../../../features/inbox/components/recent-leads';
import { useGetProjectCountQuery } from '../../../features/projects/api/manage-api';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { tabsFor } from './admin-tab';

type Card = 'quotes' | 'projects' | 'contacts' | 'images';

const shortcuts: readonly AdminTab[] = ['mobile', 'images', 'quick', 'leads'];

const cards: Card[] = ['quotes', 'projects', 'contacts', 'images'];

function useNumbers(seesLeads: boolean) {
  const counts = useGetLeadCountsQuery(undefined, { skip: !seesLeads });
  const projects = useGetProjectCountQuery();
  const numbers: Record<Card, number | undefined> = {
    quotes: counts.data?.quotes,
    projects: counts.data && (counts.data.byStatus['won'] ?? 0),
    contacts: counts.data?.contacts,
    images: projects.data,
  };
  return { numbers, isLoading: counts.isLoading || projects.isLoading };
}

function NumberCards({ seesLeads }: { seesLeads: boolean }) {
  const { dashboard } = useContent(adminContent);
  const { numbers, isLoading } = useNumbers(seesLeads);
  const shown = seesLeads ? cards : (['images'] as const);
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {shown.map((card) => (
        <li key={card} className="rounded-2xl border border-line bg-ground p-4 lg:p-5">
          <h2 className="font-sans text-base font-medium">{dashboard.cards[card]}</h2>
          {isLoading ? (
            <Skeleton className="mt-1 h-10 w-20" />
          ) : (
            <p className="font-display text-title leading-tight">{numbers[card] ?? dashboard.unknown}</p>
          )}
          <p className="text-sm text-ink-soft">{dashboard.cardHints[card]}</p>
        </li>
      ))}
    </ul>
  );
}

/** The dashboard's overview. Crew see only its parts about pictures. */
export function DashboardOverview({ user }: { user: User }) {
  const { dashboard, tabs } = useContent(adminContent);
  const seesLeads = user.role !== 'crew';
  const allowed = tabsFor(user);
  return (
    <div className="space-y-6">
      <NumberCards seesLeads={seesLeads} />
      <section className="rounded-2xl border border-line bg-ground p-5">
        <h2 className="text-heading">{dashboard.quickActions}</h2>
        <div className="mt-3 flex flex-wrap gap-3">
          {shortcuts
            .filter((tab) => allowed.includes(tab))
            .map((tab) => (
              <Link key={tab} to={tabAddress(tab)} className={buttonClass('outline')}>
                {tabs[tab]}
              </Link>
            ))}
        </div>
      </section>
      {seesLeads && (
        <section className="rounded-2xl border border-line bg-ground p-5">
          <h2 className="text-heading">{dashboard.activity}</h2>
          <div className="mt-2">
            <RecentLeads />
          </div>
        </section>
      )}
    </div>
  );
}
