import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { OfficeLine } from '../../../components/site/office-line';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { chatContent } from '../../../content/chat';
import { acceptsCookies } from '../../../lib/browser-storage';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { findConversation, selectConversation } from '../conversation-slice';
import { useConversationPolling } from '../use-conversation-polling';
import { Address } from './address';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import { PhoneLink } from './phone-link';
import { WithoutCookies } from './without-cookies';

interface ChatProps {
  /** Whether the visitor has just chosen to write. The input field then gets the focus. */
  isWriting: boolean;
  onClose: () => void;
}

/** Scrolls to a message, unless the visitor is filling in the form below it. */
function showMessage(scroller: HTMLElement, id: string): void {
  const message = scroller.querySelector(`[data-message="${CSS.escape(id)}"]`);
  if (!message || scroller.querySelector('form')?.contains(document.activeElement)) return;
  scroller.scrollTop += message.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 12;
}

export function Chat({ isWriting, onClose }: ChatProps) {
  const content = useContent(chatContent).talk;
  const dispatch = useDispatch<AppDispatch>();
  const { sessionId, read, added, office, isKnown, hasEnded } = useSelector(selectConversation);
  const { trouble, pauseFor } = useConversationPolling(sessionId);
  const scroller = useRef<HTMLElement>(null);
  const messages = [...read, ...added];
  useLayoutEffect(() => {
    dispatch(findConversation());
  }, [dispatch]);

  // Suggestions follow the message that they belong to. Therefore the view scrolls to the last message that is not a
  // suggestion.
  const last = messages.findLast(({ role }) => role !== 'helper')?.id;
  useEffect(() => {
    if (last !== undefined && scroller.current) showMessage(scroller.current, last);
  }, [last]);

  if (!acceptsCookies()) return <WithoutCookies onClose={onClose} />;
  return (
    <>
      <OfficeLine office={office} className="px-5 pb-2 text-sm" />
      <section
        ref={scroller}
        aria-label={content.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling area
        tabIndex={last === undefined ? undefined : 0}
        className={
          last === undefined ? '' : 'min-h-20 grow space-y-4 overflow-y-auto border-y border-line px-5 py-3'
        }
      >
        <ChatLog messages={messages} onClose={onClose} />
        {last !== undefined && <Address pauseFor={pauseFor} />}
      </section>
      <div className="space-y-2 px-5 pt-3 pb-4">
        <output className="block space-y-2 text-sm empty:hidden">
          {hasEnded && <span className="block">{sessionId ? content.begunAgain : content.ended}</span>}
          {sessionId && !isKnown && !trouble && <span className="block">{content.loading}</span>}
          {trouble && (
            <span className="block">
              {content[trouble]} {trouble === 'limited' && <PhoneLink />}
            </span>
          )}
        </output>
        <ChatComposer isWriting={isWriting} pauseFor={pauseFor} />
        {sessionId === null && <PrivacyNote />}
      </div>
    </>
  );
}
