import { Link } from 'react-router-dom';
import { chatAddress } from '../../../config/admin-addresses';
import { inboxContent } from '../../../content/inbox';
import { openChatsContent } from '../../../content/open-chats';
import { formatAge, formatShortTime, formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { StaffChatSummary } from '../../../types/api';
import { isHere } from './presence';

const chip = 'inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium';

export function ChatRow({ chat }: { chat: StaffChatSummary }) {
  const content = useContent(openChatsContent);
  const { languages } = useContent(inboxContent);
  const language = useLanguage();
  const isUnread = chat.unread > 0;
  return (
    <article className="relative space-y-1 rounded-2xl border border-line p-4 hover:bg-band lg:rounded-none lg:border-0">
      <h3 className="font-sans text-base">
        <Link
          to={chatAddress(chat.id)}
          lang={chat.language}
          className={`line-clamp-2 wrap-anywhere after:absolute after:inset-0 ${isUnread ? 'font-semibold' : 'font-normal'}`}
        >
          {chat.preview}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-2">
        {isUnread && <span className={`${chip} bg-glow-soft text-ink`}>{content.unread(chat.unread)}</span>}
        {isHere(chat) && <span className={`${chip} bg-info text-ink`}>{content.here}</span>}
        <span className={`${chip} border border-line`}>{languages[chat.language]}</span>
        {chat.page && <span className="text-sm wrap-anywhere text-ink-soft">{content.from(chat.page)}</span>}
        <time
          dateTime={chat.lastMessageAt}
          title={formatTime(chat.lastMessageAt, language)}
          className="text-sm text-ink-soft"
        >
          {isUnread
            ? content.waits(formatShortTime(chat.lastMessageAt, language))
            : content.last(formatAge(chat.lastMessageAt, language))}
        </time>
      </p>
    </article>
  );
}
