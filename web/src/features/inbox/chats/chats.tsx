import { Link, useSearchParams } from 'react-router-dom';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { chatsAddress } from '../../../config/admin-addresses';
import { openChatsContent } from '../../../content/open-chats';
import { useContent } from '../../../lib/language-context';
import type { StaffChatSummary } from '../../../types/api';
import { useGetChatsQuery } from '../api/chats-api';
import { LeadViews } from '../components/lead-views';
import { ChatRow } from './chat-row';
import { ChatView } from './chat-view';
import { useFreshPresence } from './presence';

type Status = StaffChatSummary['status'];

function ChatList({ status }: { status: Status }) {
  const content = useContent(openChatsContent);
  const { currentData: chats, isError, refetch } = useGetChatsQuery(status);
  const seenAt = chats
    ?.map((chat) => chat.seenAt)
    .toSorted()
    .at(-1);
  // Refetches the chats, because the server sends no event when a visitor leaves the page.
  useFreshPresence(seenAt === undefined ? undefined : { seenAt }, refetch);
  // If a later query fails, the last data stays.
  if (isError && !chats) return <Notice title={content.failed} onRetry={() => void refetch()} />;
  if (!chats)
    return (
      <div className="space-y-3">
        <output className="text-ink-soft">{content.loading}</output>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  if (chats.length === 0)
    return status === 'open' ? (
      <Notice title={content.none} text={content.noneHint} />
    ) : (
      <Notice title={content.noSpam} />
    );
  return (
    <ul className="space-y-3 lg:space-y-0 lg:divide-y lg:divide-line lg:overflow-hidden lg:rounded-2xl lg:border lg:border-line">
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatRow chat={chat} />
        </li>
      ))}
    </ul>
  );
}

export function Chats({ id }: { id: string | null }) {
  const content = useContent(openChatsContent);
  const [search] = useSearchParams();
  const status: Status = search.get('status') === 'spam' ? 'spam' : 'open';
  if (id !== null) return <ChatView key={id} id={id} />;
  return (
    <section className="space-y-4 md:space-y-5">
      <h2 className="text-heading">{status === 'open' ? content.title : content.spamTitle}</h2>
      <LeadViews filter={null} />
      <p className="text-ink-soft">{content.hint}</p>
      <nav aria-label={content.viewsLabel} className="flex gap-5">
        {(['open', 'spam'] as const).map((one) => (
          <Link
            key={one}
            to={one === 'open' ? chatsAddress : `${chatsAddress}?status=${one}`}
            aria-current={one === status ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
          >
            {content.views[one]}
          </Link>
        ))}
      </nav>
      <ChatList status={status} />
    </section>
  );
}
