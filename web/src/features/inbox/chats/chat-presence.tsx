import { openChatsContent } from '../../../content/open-chats';
import { formatAge } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { StaffChat, StaffChatMessage } from '../../../types/api';
import { deliveryStateOf, isHere } from './presence';

interface ChatPresenceProps {
  chat: Pick<StaffChat, 'seenAt'>;
  /** Email address of the lead that the conversation has become; undefined or null if there is none. */
  email?: string | null;
}

/** Says where the visitor will read an answer: on the page, in a mail, or nowhere. */
export function ChatPresence({ chat, email }: ChatPresenceProps) {
  const { presence } = useContent(openChatsContent);
  const language = useLanguage();
  const age = formatAge(chat.seenAt, language);
  const away = email ? presence.byMail(email, age) : presence.noAddress(age);
  return (
    <p className="min-w-0 grow basis-60 text-sm wrap-anywhere text-ink-soft">
      {isHere(chat) ? presence.here : away}
    </p>
  );
}

export function AnswerFate({ message }: { message: StaffChatMessage }) {
  const { fates } = useContent(openChatsContent);
  const fate = deliveryStateOf(message);
  return (
    <p
      className={`text-sm ${fate === 'failed' || fate === 'held' ? 'font-medium text-alert' : 'text-ink-soft'}`}
    >
      {fates[fate]}
    </p>
  );
}
