import { Mail, MailCheck, MailWarning, Paperclip, Send } from 'lucide-react';
import { useState } from 'react';
import { deskContent } from '../../../content/desk';
import { sendLaterContent } from '../../../content/send-later';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail, LeadMessage } from '../../../types/api';
import { Entry, textClass } from './entry';
import { SendAgain } from './mail-row';
import { PlannedAnswer } from './planned-answer';

interface MessageEntryProps {
  lead: LeadDetail;
  message: LeadMessage;
}

function Files({ names }: { names: string }) {
  return (
    <p className="flex items-center gap-1.5 text-sm wrap-anywhere">
      <Paperclip aria-hidden className="size-4 shrink-0" />
      {names}
    </p>
  );
}

function ReturnedMail({ lead, message }: MessageEntryProps) {
  const { talk } = useContent(deskContent);
  const words = useContent(sendLaterContent);
  const { sender, text, files, photoCount, language, createdAt } = message;
  const isIn = message.direction === 'in';
  const isElsewhere = isIn && sender !== null && sender !== lead.email?.toLowerCase();
  return (
    <Entry
      icon={isIn ? Mail : MailCheck}
      title={isIn ? talk.wrote(message.author) : talk.answered(message.author)}
      at={createdAt}
      isSaid
    >
      {text ? (
        <p lang={language} className={textClass}>
          {text}
        </p>
      ) : (
        <p className="text-ink-soft">{words.withoutText}</p>
      )}
      {files.length > 0 && <Files names={words.files(files.join(', '))} />}
      {photoCount > 0 && <p className="text-sm">{words.photos(photoCount)}</p>}
      {isElsewhere && <p className="text-sm font-medium wrap-anywhere">{words.fromElsewhere(sender)}</p>}
      {!isIn && <p className="text-sm text-ink-soft">{words.fromProgram}</p>}
    </Entry>
  );
}

export function MessageEntry({ lead, message }: MessageEntryProps) {
  const { talk } = useContent(deskContent);
  const [isChanging, setChanging] = useState(false);
  const { state, notificationId } = message;
  const isLost = state === 'failed' || state === 'held';
  const [entry, onSend] = useFocusAfterRemoval<HTMLLIElement>(() => !isLost);
  if (state === null || notificationId === null) return <ReturnedMail lead={lead} message={message} />;
  const isPlanned = (state === 'owed' && message.sendAt !== null && message.sentAt === null) || isChanging;
  return (
    <Entry
      ref={entry}
      icon={isLost ? MailWarning : state === 'sent' ? MailCheck : Send}
      title={talk.answered(message.author)}
      at={message.createdAt}
      isSaid
    >
      {!isPlanned && (
        <p lang={message.language} className={textClass}>
          {message.text}
        </p>
      )}
      {message.attachments.length > 0 && (
        <Files names={message.attachments.map(({ name }) => name).join(', ')} />
      )}
      {isPlanned ? (
        <PlannedAnswer lead={lead} message={message} isChanging={isChanging} onChanging={setChanging} />
      ) : (
        <p className={`text-sm ${isLost ? 'font-medium text-alert' : 'text-ink-soft'}`}>
          {talk.states[state]}
          {message.lastError && state !== 'sent' && (
            <span className="wrap-anywhere">: {message.lastError}</span>
          )}
        </p>
      )}
      {isLost && lead.email && (
        <SendAgain leadId={lead.id} mailId={notificationId} name={talk.message} onSend={onSend} />
      )}
    </Entry>
  );
}
