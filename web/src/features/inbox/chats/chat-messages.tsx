import { openChatsContent } from '../../../content/open-chats';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { StaffChat, StaffChatMessage } from '../../../types/api';
import { AnswerFate } from './chat-presence';

function Message({ message, language }: { message: StaffChatMessage; language: StaffChat['language'] }) {
  const content = useContent(openChatsContent);
  const ownLanguage = useLanguage();
  const { role, author, createdAt, links } = message;
  const names = { visitor: content.visitor, staff: author ?? '', helper: content.suggestions };
  return (
    <li className={`flex flex-col ${role === 'staff' ? 'items-end' : 'items-start'}`}>
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <span className="font-medium wrap-anywhere">{names[role]}</span>
        <time dateTime={createdAt}>{formatTime(createdAt, ownLanguage)}</time>
      </p>
      <p
        lang={language}
        className={`max-w-[min(90%,68ch)] rounded-2xl px-4 py-2 wrap-anywhere whitespace-pre-line ${role === 'staff' ? 'bg-info' : role === 'visitor' ? 'bg-band' : 'border border-line text-sm'}`}
      >
        {role === 'helper' ? links?.map(({ title }) => title).join(' · ') : message.content}
      </p>
      {role === 'staff' && <AnswerFate message={message} />}
    </li>
  );
}

/** The messages, oldest first. Screen readers announce a new message once they have finished speaking. */
export function ChatMessages({ chat }: { chat: StaffChat }) {
  const content = useContent(openChatsContent);
  return (
    <div role="log" aria-label={content.messages}>
      <ol className="space-y-3">
        {chat.messages.map((message) => (
          <Message key={message.id} message={message} language={chat.language} />
        ))}
      </ol>
    </div>
  );
}
