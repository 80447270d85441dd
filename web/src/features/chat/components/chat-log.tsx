import { MailCheck } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { chatContent } from '../../../content/chat';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { formatShortTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { ChatMessage } from '../../../types/api';

function Said({ message }: { message: ChatMessage }) {
  const content = useContent(chatContent).talk;
  const language = useLanguage();
  const { id, role, createdAt, isMailed } = message;
  const isOwn = role === 'visitor';
  return (
    <li data-message={id} className={`flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <p className="flex gap-2 text-sm text-ink-soft">
        <span className="font-medium">{isOwn ? content.you : content.us}</span>
        <time dateTime={createdAt}>{formatShortTime(createdAt, language)}</time>
      </p>
      <div
        className={`max-w-[90%] rounded-2xl px-4 py-2 wrap-anywhere whitespace-pre-line ${isOwn ? 'rounded-tr-sm bg-primary text-white' : 'rounded-tl-sm bg-band'}`}
      >
        {isMailed ? (
          <span className="flex items-center gap-2">
            <MailCheck aria-hidden className="size-4 shrink-0" />
            {content.mailed}
          </span>
        ) : (
          message.content
        )}
      </div>
    </li>
  );
}

function Suggestions({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const content = useContent(chatContent).talk;
  // On a small screen, the card closes, because it would cover the page that the link opens.
  const isLarge = useMediaQuery('(width >= 64rem)');
  return (
    <li data-message={message.id} className="rounded-xl border border-line px-4 py-2">
      <p className="text-sm font-medium text-ink-soft">{content.suggestions}</p>
      <ul>
        {message.links?.map(({ title, path }) => (
          <li key={path}>
            <LocalLink
              to={path}
              onClick={isLarge ? undefined : onClose}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The messages, oldest first. Screen readers announce a new message once they have finished speaking. */
export function ChatLog({ messages, onClose }: { messages: ChatMessage[]; onClose: () => void }) {
  const content = useContent(chatContent).talk;
  return (
    <div role="log" aria-label={content.messages}>
      <ol className="space-y-3">
        {messages.map((message) =>
          message.role === 'helper' ? (
            <Suggestions key={message.id} message={message} onClose={onClose} />
          ) : (
            <Said key={message.id} message={message} />
          ),
        )}
      </ol>
    </div>
  );
}
