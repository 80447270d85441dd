import { Send } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextArea } from '../../../components/ui/field';
import { openChatsContent } from '../../../content/open-chats';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { StaffChat } from '../../../types/api';
import { useInsertedText } from '../use-inserted-text';
import { ChatOptions } from './chat-options';
import { ChatPresence } from './chat-presence';
import { maxChatAnswerLength, useAnswerChat } from './use-answer-chat';

export function ChatAnswer({ chat }: { chat: StaffChat }) {
  const content = useContent(openChatsContent);
  const [text, setText] = useDraft(`chat/${chat.id}`, '');
  const [isMissing, setMissing] = useState(false);
  const { send, isSending } = useAnswerChat(chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const { insertAnswer } = useInsertedText({ field, text, onText: setText });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = text.trim();
    setMissing(answer === '');
    if (answer === '') field.current?.focus();
    else if (!isSending && (await send(answer))) setText('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-3 print:hidden">
      <ChatOptions chat={chat} onInsert={insertAnswer} />
      <TextArea
        label={content.answer}
        error={isMissing && !text.trim() ? content.missing : undefined}
        control={{
          ref: field,
          value: text,
          rows: 3,
          maxLength: maxChatAnswerLength,
          readOnly: isSending,
          lang: chat.language,
          onChange: (event) => setText(event.target.value),
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={isSending}>
          <Send aria-hidden className="size-4" />
          {isSending ? content.sending : content.send}
        </Button>
        <ChatPresence chat={chat} />
      </div>
    </form>
  );
}
