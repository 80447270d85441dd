import { LoaderCircle, Send } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { changeDraft } from '../../../components/forms/drafts-slice';
import { Honeypot } from '../../../components/site/honeypot';
import { Button } from '../../../components/ui/button';
import { controlClass } from '../../../components/ui/field';
import { chatContent } from '../../../content/chat';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch, RootState } from '../../../lib/root-reducer';
import { sendMessage } from '../send-message';
import { MessageFailed } from './message-failed';

const maxMessageLength = 2000;

const selectText = ({ drafts }: Partial<RootState>): string => {
  const text = drafts?.chat?.values?.['content'];
  return typeof text === 'string' ? text : '';
};

interface ComposerProps {
  isWriting: boolean;
  pauseFor: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Returns a function that sends a message. If it is called again for the same text after a failure, the conversation
 * still gets the message only once.
 */
function useSend(pauseFor: ComposerProps['pauseFor']) {
  const language = useLanguage();
  const { pathname: page } = useLocation();
  const dispatch = useDispatch<AppDispatch>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const send = async (content: string, website: string): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await pauseFor(() => dispatch(sendMessage({ content, language, page, website })));
    } catch (cause) {
      setFailure({ cause });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, failure, forgetFailure: () => setFailure(null) };
}

/** The input field of the conversation. Its text is kept when the card is closed or the page is reloaded. */
export function ChatComposer({ isWriting, pauseFor }: ComposerProps) {
  const content = useContent(chatContent).talk;
  const dispatch = useDispatch<AppDispatch>();
  const id = useId();
  const text = useSelector(selectText);
  const field = useRef<HTMLTextAreaElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { send, isSending, failure, forgetFailure } = useSend(pauseFor);
  // On a phone, the Enter key starts a new line instead of sending.
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isSending) return;
    const message = text.trim();
    setMissing(message === '');
    field.current?.focus();
    if (message !== '') await send(message, trap.current?.value ?? '');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!hasKeyboard || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const change = (value: string) => {
    dispatch(changeDraft('chat', { values: { content: value } }));
    setMissing(false);
    forgetFailure();
  };
  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="relative">
      {failure && <MessageFailed cause={failure.cause} onRetry={() => void submit()} />}
      <label htmlFor={`${id}-text`} className="mb-1 block text-sm font-medium">
        {content.message}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={`${id}-text`}
          rows={2}
          maxLength={maxMessageLength}
          value={text}
          readOnly={isSending}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : hasKeyboard ? `${id}-keys` : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendOnEnter}
          className={`${controlClass} max-h-40 resize-none field-sizing-content`}
        />
        <Button type="submit" aria-busy={isSending} className="shrink-0 px-3.5!">
          {isSending ? (
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
          ) : (
            <Send aria-hidden className="size-5" />
          )}
          <span className="sr-only">{isSending ? content.sending : content.send}</span>
        </Button>
      </div>
      {isMissing && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-alert">
          {content.missing}
        </p>
      )}
      {hasKeyboard && (
        <p id={`${id}-keys`} className="mt-1 text-sm text-ink-soft">
          {content.keys}
        </p>
      )}
      <Honeypot ref={trap} />
    </form>
  );
}
