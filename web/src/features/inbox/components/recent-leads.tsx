import { Link } from 'react-router-dom';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { leadAddress } from '../../../config/admin-addresses';
import { adminContent } from '../../../content/admin';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import { useGetNewestLeadsQuery } from '../api/inbox-api';
import { Age } from './age';
import { StatusChip } from './lead-marks';

const shown = 8;

export function RecentLeads() {
  const { dashboard } = useContent(adminContent);
  const { kinds } = useContent(inboxContent);
  const { data, isLoading, isError, refetch } = useGetNewestLeadsQuery(shown);
  if (isLoading) return <Skeleton className="h-40" />;
  if (isError && !data) {
    return <Notice title={dashboard.activityFailed} onRetry={() => void refetch()} />;
  }
  if (!data?.length) return <p className="text-ink-soft">{dashboard.noActivity}</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map((lead) => (
        <li key={lead.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span className="min-w-0 break-words">
            {kinds[lead.kind]}:{' '}
            <Link to={leadAddress(lead.reference)} className="font-medium underline underline-offset-4">
              {lead.name}
            </Link>{' '}
            <span className="text-sm whitespace-nowrap text-ink-soft">{lead.reference}</span>
          </span>
          <span className="flex items-center gap-3">
            <StatusChip status={lead.status} />
            <time dateTime={lead.createdAt} className="text-sm text-ink-soft">
              <Age of={lead.createdAt} />
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}
