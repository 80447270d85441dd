import { History, Mail, MessageCircle, Phone, StickyNote } from 'lucide-react';
import { deskContent } from '../../../content/desk';
import { openChatsContent } from '../../../content/open-chats';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail, LeadEvent, StaffChatMessage } from '../../../types/api';
import { AnswerFate } from '../chats/chat-presence';
import { type Happening, timelineOf } from '../timeline';
import { useEventWords } from '../use-event-words';
import { useClaimant } from './claim-lead';
import { Entry, textClass } from './entry';
import { MailRow } from './mail-row';
import { MessageEntry } from './message-entry';

/** A message of the help chat. Pages that the chat helper suggested are shown like an entry of the system. */
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
      <p lang={lead.chat?.language} className={textClass}>
        {message.content}
      </p>
      {isStaff && <AnswerFate message={message} />}
    </Entry>
  );
}

/** Returns whether the customer caused an event that has no member of staff as its actor. */
const isByCustomer = ({ kind, details: { by, from, to } }: LeadEvent): boolean =>
  kind === 'visit_booked' ||
  kind === 'visit_moved' ||
  (kind === 'visit_cancelled' && by === 'visitor') ||
  (kind === 'status_changed' && (to === 'lost' || from === 'lost'));

function HappeningEntry({ happening, lead }: { happening: Happening; lead: LeadDetail }) {
  const { talk, events } = useContent(deskContent);
  const eventWords = useEventWords();
  const claimant = useClaimant();
  const { at } = happening;
  switch (happening.what) {
    case 'request':
      return <Entry icon={Mail} title={`${lead.name}: ${events.arrived}`} at={at} />;
    case 'message':
      return <MessageEntry lead={lead} message={happening.message} />;
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
          <p className={textClass}>{note.text}</p>
          {note.forCrew && <p className="text-sm text-ink-soft">{talk.isForCrew}</p>}
        </Entry>
      );
    }
    case 'event': {
      const { event } = happening;
      const byMail = event.kind === 'claimed' && !event.actor;
      const who = byMail ? claimant(lead) : (event.actor ?? (isByCustomer(event) ? lead.name : talk.system));
      const title = `${who}: ${eventWords(event)}`;
      return (
        <Entry
          icon={History}
          // Usernames keep their case. Texts such as "the office" get a capital at the beginning of the line.
          title={byMail ? <span className="inline-block first-letter:uppercase">{title}</span> : title}
          at={at}
        />
      );
    }
    case 'mail':
      return <MailRow leadId={lead.id} mail={happening.mail} />;
  }
}

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
