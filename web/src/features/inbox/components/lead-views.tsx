import { Link } from 'react-router-dom';
import { chatsAddress, tabAddress } from '../../../config/admin-addresses';
import { listContent } from '../../../content/lead-list';
import { openChatsContent } from '../../../content/open-chats';
import { useContent } from '../../../lib/language-context';
import type { LeadCounts } from '../../../types/api';
import { useGetChatsQuery } from '../api/chats-api';
import { useGetLeadCountsQuery } from '../api/inbox-api';
import { allLeads, type LeadFilter, leadSearch, type LeadView, leadViews, viewOf } from '../lead-filter';

const viewClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-control px-4 font-medium whitespace-nowrap hover:bg-band aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-white';

const numberOf: Record<LeadView, (counts: LeadCounts) => number | undefined> = {
  all: () => undefined,
  myDay: ({ myDay }) => myDay,
  late: ({ late }) => late,
  unclaimed: ({ unclaimed }) => unclaimed,
  claimedByMail: ({ claimedByMail }) => claimedByMail,
  withoutOwner: ({ withoutOwner }) => withoutOwner,
  mine: ({ mine }) => mine,
};

/** A link to the open chats. Their visitors have left no email address, so these chats are not leads yet. */
function ChatsLink({ isShown }: { isShown: boolean }) {
  const content = useContent(openChatsContent);
  const { data: chats } = useGetChatsQuery('open');
  const unread = chats?.reduce((sum, chat) => sum + chat.unread, 0) ?? 0;
  return (
    <Link to={chatsAddress} aria-current={isShown ? 'page' : undefined} className={viewClass}>
      {content.title}
      {chats && <span className="text-sm tabular-nums">{chats.length}</span>}
      {unread > 0 && (
        <span className="rounded-full bg-glow-soft px-2 text-sm text-ink">{content.unread(unread)}</span>
      )}
    </Link>
  );
}

function ViewLink({ view, isShown }: { view: LeadView; isShown: boolean }) {
  const { views } = useContent(listContent);
  const { data: counts } = useGetLeadCountsQuery();
  const number = counts && numberOf[view](counts);
  return (
    <Link
      to={{ pathname: tabAddress('leads'), search: leadSearch({ ...allLeads, ...leadViews[view] }) }}
      aria-current={isShown ? 'page' : undefined}
      className={viewClass}
    >
      {views[view]}
      {number !== undefined && <span className="text-sm tabular-nums">{number}</span>}
    </Link>
  );
}

/**
 * Links to the views that the office uses most, with the number of leads in each, except in the view of all leads. The
 * chats are second, because their visitors are waiting and a phone shows only two links.
 *
 * @param filter null while the chats are shown
 */
export function LeadViews({ filter }: { filter: LeadFilter | null }) {
  const { viewsLabel } = useContent(listContent);
  const shown = filter && viewOf(filter);
  const [first, ...others] = Object.keys(leadViews) as [LeadView, ...LeadView[]];
  return (
    <nav aria-label={viewsLabel} className="print:hidden">
      <ul className="scroll-hint relative flex gap-2 overflow-x-auto p-1">
        <li className="shrink-0">
          <ViewLink view={first} isShown={first === shown} />
        </li>
        <li className="shrink-0">
          <ChatsLink isShown={filter === null} />
        </li>
        {others.map((view) => (
          <li key={view} className="shrink-0">
            <ViewLink view={view} isShown={view === shown} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
