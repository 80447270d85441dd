import { ArrowLeft, ShieldX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { chatsAddress, leadAddress } from '../../../config/admin-addresses';
import { inboxContent } from '../../../content/inbox';
import { openChatsContent } from '../../../content/open-chats';
import { isApiError } from '../../../lib/api-error';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { StaffChat } from '../../../types/api';
import { useGetChatQuery, useMarkChatAsSpamMutation } from '../api/chats-api';
import { useLeadAttempt } from '../use-lead-attempt';
import { ChatAnswer } from './chat-answer';
import { ChatMessages } from './chat-messages';
import { useFreshPresence } from './presence';

function SpamButton({ id }: { id: string }) {
  const content = useContent(openChatsContent);
  const navigate = useNavigate();
  const attempt = useLeadAttempt();
  const [markAsSpam, { isLoading }] = useMarkChatAsSpamMutation();
  const move = async () => {
    const words = { done: content.spamDone, failed: content.spamFailed };
    if ((await attempt(markAsSpam(id).unwrap(), words)) !== null) void navigate(chatsAddress);
  };
  return (
    <Button variant="outline" disabled={isLoading} onClick={() => void move()}>
      <ShieldX aria-hidden className="size-4" />
      {content.spam}
    </Button>
  );
}

function WholeChat({ chat }: { chat: StaffChat }) {
  const content = useContent(openChatsContent);
  const { languages, language: languageLabel, page: pageLabel } = useContent(inboxContent);
  const language = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  const { length } = chat.messages;
  useEffect(() => {
    // Does not scroll on the first render, so that the page starts at the conversation's heading.
    if (count.current > 0 && length > count.current) end.current?.scrollIntoView({ block: 'nearest' });
    count.current = length;
  }, [length]);
  const facts = [
    [languageLabel, languages[chat.language]],
    [pageLabel, chat.page],
    [content.began, formatTime(chat.createdAt, language)],
  ].filter(([, text]) => text);
  return (
    <article className="max-w-3xl space-y-5 rounded-2xl border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-heading">{content.chatTitle}</h2>
        {chat.status === 'open' && <SpamButton id={chat.id} />}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <ChatMessages chat={chat} />
      <output className="block rounded-2xl bg-info p-4 empty:hidden">
        {chat.leadId !== null && (
          <span className="flex flex-wrap items-center justify-between gap-3">
            {content.becameLead}
            <Link to={leadAddress(chat.leadId)} className={buttonClass('primary')}>
              {content.toLead}
            </Link>
          </span>
        )}
      </output>
      <ChatAnswer chat={chat} />
      <div ref={end} />
    </article>
  );
}

export function ChatView({ id }: { id: string }) {
  const content = useContent(openChatsContent);
  const { data, error, isLoading, refetch } = useGetChatQuery(id);
  useFreshPresence(data, refetch);
  const isGone = isApiError(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="space-y-4">
      <Link to={chatsAddress} className={buttonClass('quiet', '-ml-5')}>
        <ArrowLeft aria-hidden className="size-5" />
        {content.back}
      </Link>
      {isLoading && <Skeleton className="h-96" />}
      {isGone && <Notice {...content.gone} />}
      {error && !isGone && !data && <Notice title={content.failed} onRetry={() => void refetch()} />}
      {data && !isGone && <WholeChat chat={data} />}
    </div>
  );
}
