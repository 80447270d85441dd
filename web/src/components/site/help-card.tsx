import { callTimes } from '@sandhill/company/call-times.js';
import { ArrowLeft, Mail, MessageCircle, Phone, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { chatContent } from '../../content/chat';
import { useAboveKeyboard } from '../../hooks/use-above-keyboard';
import { readKeptChat } from '../../lib/kept-chat';
import { useContent, useLanguage } from '../../lib/language-context';
import type { AppDispatch } from '../../lib/root-reducer';
import { profile, site } from '../../lib/site';
import { openDraft } from '../forms/drafts-slice';
import { Button, buttonClass } from '../ui/button';
import { useRegisterOverlay } from '../ui/use-register-overlay';
import { phoneHref } from './admin-access';
import { OfficeLine } from './office-line';

/**
 * The chat with the office, which the help card shows. It is passed in, because shared code may not import features.
 */
export type ChatPart = ComponentType<{
  /** Whether the visitor has just chosen to write. */
  isWriting: boolean;
  onClose: () => void;
}>;

interface HelpCardProps {
  Chat: ChatPart;
  onClose: () => void;
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-band';

function Ways({ onAsk }: { onAsk: () => void }) {
  const content = useContent(chatContent);
  const times = callTimes(site.hours, useLanguage());
  return (
    <div className="space-y-3 px-5 pb-5">
      <OfficeLine />
      <Button className="w-full" onClick={onAsk}>
        <MessageCircle aria-hidden className="size-4" />
        {content.ask}
      </Button>
      <a href={phoneHref} className={buttonClass('outline', 'w-full')}>
        <Phone aria-hidden className="size-4" />
        {content.call}
      </a>
      <a href={`mailto:${profile.emails.general}`} className={buttonClass('outline', 'w-full')}>
        <Mail aria-hidden className="size-4" />
        {content.email}
      </a>
      {times && <p className="text-sm text-ink-soft">{content.phoneTimes(times)}</p>}
    </div>
  );
}

/** The help card. It shows the chat immediately if this browser has begun a conversation. */
export function HelpCard({ Chat, onClose }: HelpCardProps) {
  const content = useContent(chatContent);
  const dispatch = useDispatch<AppDispatch>();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(() => readKeptChat() !== null);
  const [isWriting, setWriting] = useState(false);
  useRegisterOverlay();
  useAboveKeyboard(card);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Starts measuring how long the visitor takes for the first message, which the server checks.
    dispatch(openDraft('chat'));
  }, [dispatch]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const ask = () => {
    setWriting(true);
    setAsking(true);
  };
  const goBack = () => {
    setAsking(false);
    heading.current?.focus({ preventScroll: true });
  };
  const title = isAsking ? content.talk.title : content.title;
  return (
    <section
      ref={card}
      id="help-card"
      aria-label={title}
      data-asking={isAsking || undefined}
      className="help-card fixed z-40 mx-auto flex flex-col overflow-y-auto rounded-2xl border border-line bg-ground shadow-2xl animate-appear print:hidden"
    >
      <div className="flex items-center gap-1 pt-3 pr-3 pb-1 pl-5">
        {isAsking && (
          <button
            type="button"
            aria-label={content.talk.back}
            onClick={goBack}
            className={`-ml-3 ${iconButton}`}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </button>
        )}
        <h2 ref={heading} tabIndex={-1} className="min-w-0 grow text-xl outline-none">
          {title}
        </h2>
        <button type="button" aria-label={content.close} onClick={onClose} className={iconButton}>
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {isAsking ? <Chat isWriting={isWriting} onClose={onClose} /> : <Ways onAsk={ask} />}
    </section>
  );
}
