import { History, Mail, MailCheck, MailWarning, MessageCircle, Phone, Send, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskContent } from '../../../content/desk';
import { openChatsContent } from '../../../content/open-chats';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadDetail, LeadMessage, StaffChatMessage } from '../../../types/api';
import { AnswerFate } from '../chats/chat-presence';
import { type Happening, timelineOf } from '../timeline';
import { useEventWords } from '../use-event-words';
import { useClaimant } from './claim-lead';
import { MailRow, SendAgain } from './mail-row';

interface EntryProps {
  icon: typeof Mail;
  title: ReactNode;
  at: string;
  /** Said by a person, not a step of the system. */
  isSaid?: boolean;
  children?: ReactNode;
}

function Entry({ icon: Icon, title, at, isSaid = false, children }: EntryProps) {
  const language = useLanguage();
  return (
    <li className={isSaid ? 'py-3' : 'py-2 text-sm text-ink-soft print:hidden'}>
      <div className="flex items-start gap-2.5">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className={isSaid ? 'font-medium wrap-anywhere' : 'wrap-anywhere'}>{title}</span>
            <time dateTime={at} className="text-sm text-ink-soft">
              {formatTime(at, language)}
            </time>
          </p>
          {children}
        </div>
      </div>
    </li>
  );
}

const said = 'reading-width break-words whitespace-pre-line';

function MessageEntry({ leadId, message, at }: { leadId: string; message: LeadMessage; at: string }) {
  const { talk } = useContent(deskContent);
  const isLost = message.state === 'failed' || message.state === 'held';
  return (
    <Entry
      icon={isLost ? MailWarning : message.state === 'sent' ? MailCheck : Send}
      title={talk.answered(message.author)}
      at={at}
      isSaid
    >
      <p lang={message.language} className={said}>
        {message.text}
      </p>
      <p className={`text-sm ${isLost ? 'font-medium text-alert' : 'text-ink-soft'}`}>
        {talk.states[message.state]}
        {message.lastError && message.state !== 'sent' && (
          <span className="wrap-anywhere">: {message.lastError}</span>
        )}
      </p>
      {isLost && <SendAgain leadId={leadId} mailId={message.notificationId} name={talk.message} />}
    </Entry>
  );
}

/** What was said in the help chat. The helper's links are the system's. */
function ChatEntry({ lead, message, at }: { lead: LeadDetail; message: StaffChatMessage; at: string }) {
  const { talk } = useContent(deskContent);
  const { inChat, suggestions } = useContent(openChatsContent);
  if (message.role === 'helper') {
    const titles = message.links?.map(({ title }) => title).join(', ');
    return <Entry icon={History} title={`${suggestions}: ${titles}`} at={at} />;
  }
  const isStaff = message.role === 'staff';
  return (
    <Entry
      icon={MessageCircle}
      title={isStaff ? inChat(message.author ?? talk.system) : talk.wrote(lead.name)}
      at={at}
      isSaid
    >
      <p lang={lead.chat?.language} className={said}>
        {message.content}
      </p>
      {isStaff && <AnswerFate message={message} />}
    </Entry>
  );
}

function HappeningEntry({ happening, lead }: { happening: Happening; lead: LeadDetail }) {
  const { talk, events } = useContent(deskContent);
  const eventWords = useEventWords();
  const claimant = useClaimant();
  const { at } = happening;
  switch (happening.what) {
    case 'request':
      return <Entry icon={Mail} title={`${lead.name}: ${events.arrived}`} at={at} />;
    case 'message':
      return <MessageEntry leadId={lead.id} message={happening.message} at={at} />;
    case 'chat':
      return <ChatEntry lead={lead} message={happening.message} at={at} />;
    case 'note': {
      const { note } = happening;
      const isCall = note.kind === 'call';
      return (
        <Entry
          icon={isCall ? Phone : StickyNote}
          title={isCall ? talk.called(note.author) : talk.noted(note.author)}
          at={at}
          isSaid
        >
          <p className={said}>{note.text}</p>
        </Entry>
      );
    }
    case 'event': {
      const { event } = happening;
      const byMail = event.kind === 'claimed' && !event.actor;
      const who = byMail ? claimant(lead) : (event.actor ?? talk.system);
      return <Entry icon={History} title={`${who}: ${eventWords(event)}`} at={at} />;
    }
    case 'mail':
      return <MailRow leadId={lead.id} mail={happening.mail} />;
  }
}

/** Everything that was said about a lead and done with it, in one line of time, newest first. */
export function Timeline({ lead }: { lead: LeadDetail }) {
  const { talk } = useContent(deskContent);
  const happenings = timelineOf(lead);
  if (happenings.length === 0) return <p className="text-ink-soft">{talk.empty}</p>;
  return (
    <ol aria-label={talk.title} className="divide-y divide-line">
      {happenings.map((happening) => (
        <HappeningEntry key={`${happening.what}-${happening.id}`} happening={happening} lead={lead} />
      ))}
    </ol>
  );
}
