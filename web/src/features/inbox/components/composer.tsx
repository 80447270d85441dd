import { BookOpen, Send } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { TextArea } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { guideAnswersContent } from '../../../content/guide-answers';
import { type Attempt, attemptFor } from '../../../lib/attempt';
import { endSentText } from '../../../lib/drafts/drafts-slice';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { LeadDetail } from '../../../types/api';
import { useAddNoteMutation, useSendMessageMutation } from '../api/desk-api';
import { ChatOptions } from '../chats/chat-options';
import { ChatPresence } from '../chats/chat-presence';
import { longestChatAnswer, useAnswerChat } from '../chats/use-answer-chat';
import { useInsertedText } from '../use-inserted-text';
import { useLeadAttempt } from '../use-lead-attempt';
import { AnswerOptions } from './answer-options';
import { GuideInsert } from './guide-insert';

/** The ways to answer a lead, or to note something about it. */
type Way = 'chat' | 'answer' | 'note' | 'call';

const maxLength: Record<Way, number> = { chat: longestChatAnswer, answer: 10_000, note: 5000, call: 5000 };
const rows: Record<Way, number> = { chat: 3, answer: 8, note: 3, call: 3 };

const wayClass =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 font-medium hover:bg-band has-checked:border-primary has-checked:bg-primary has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

function Ways({ way, ways, onChange }: { way: Way; ways: Way[]; onChange: (way: Way) => void }) {
  const { talk } = useContent(deskContent);
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{talk.waysLabel}</legend>
      {ways.map((one) => (
        <label key={one} className={wayClass}>
          <input
            type="radio"
            name={name}
            checked={way === one}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {talk.ways[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** Sends what was written, each text once however often it is pressed. */
function useSend(lead: LeadDetail, way: Way) {
  const { talk } = useContent(deskContent);
  const attempt = useLeadAttempt();
  const tried = useRef<Attempt>(null);
  const [sendMessage, sending] = useSendMessageMutation();
  const [addNote, adding] = useAddNoteMutation();
  const chat = useAnswerChat(lead.chat);
  const send = async (text: string, language: LeadDetail['language']): Promise<boolean> => {
    if (way === 'chat') return chat.send(text);
    if (way !== 'answer') {
      const note = addNote({ id: lead.id, text, kind: way }).unwrap();
      return (await attempt(note, { done: talk.kept, failed: talk.failed })) !== null;
    }
    tried.current = attemptFor(tried.current, JSON.stringify([lead.id, text, language]));
    const message = { id: lead.id, text, language, idempotencyKey: tried.current.key };
    const sent = await attempt(sendMessage(message).unwrap(), {
      done: talk.queued(lead.name),
      failed: talk.failed,
    });
    if (sent) tried.current = null;
    return sent !== null;
  };
  return { send, isSending: sending.isLoading || adding.isLoading || chat.isSending };
}

interface GuideOptionProps extends Omit<ComponentProps<typeof GuideInsert>, 'onClose'> {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The button that opens the choice of an entry of the guide, and the choice. */
function GuideOption({ isOpen, onOpen, ...choice }: GuideOptionProps) {
  const { open } = useContent(guideAnswersContent);
  return (
    <>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <BookOpen aria-hidden className="size-4" />
        {open}
      </Button>
      {isOpen && <GuideInsert {...choice} onClose={() => onOpen(false)} />}
    </>
  );
}

/** The field at the head of the conversation: an answer in the help chat or by mail, a note for the office, or a call that was made. */
export function Composer({ lead, isReply }: { lead: LeadDetail; isReply: boolean }) {
  const { talk } = useContent(deskContent);
  const id = useId();
  const [chosen, setWay] = useState<Way>(lead.chat ? 'chat' : 'answer');
  const [language, setLanguage] = useState(lead.language);
  const [isMissing, setMissing] = useState(false);
  const byMail: Way[] = lead.email ? ['answer', 'note', 'call'] : ['call', 'note'];
  const ways: Way[] = lead.chat ? ['chat', ...byMail] : byMail;
  const way = ways.includes(chosen) ? chosen : 'call';
  const { send, isSending } = useSend(lead, way);
  const thing = `lead/${lead.id}/${way}`;
  const [text, setText] = useDraft(thing, '');
  const dispatch = useDispatch<AppDispatch>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);
  const { insertSentence, insertAnswer } = useInsertedText({ field, text, onText: setText });
  const [isGuideOpen, setGuideOpen] = useState(false);
  const insert = (sentence: string) => {
    insertSentence(sentence);
    setGuideOpen(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = text.trim();
    setMissing(!sent);
    if (sent && !isSending && (await send(sent, language))) dispatch(endSentText(thing, sent));
  };
  const labels: Record<Way, [field: string, button: string]> = {
    chat: [talk.message, talk.sendChat],
    answer: [talk.message, talk.send],
    note: [talk.note, talk.sendNote],
    call: [talk.callNote, talk.sendCall],
  };
  const [label, button] = labels[way];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-3 print:hidden">
      <Ways way={way} ways={ways} onChange={setWay} />
      {way === 'chat' && lead.chat && <ChatOptions chat={lead.chat} onInsert={insertAnswer} />}
      {!lead.email && <p className="text-sm text-ink-soft">{talk.noEmail}</p>}
      {way === 'answer' && lead.email && (
        <>
          <AnswerOptions
            lead={lead}
            text={text}
            language={language}
            onLanguage={setLanguage}
            onAnswer={insertAnswer}
          />
          <GuideOption
            language={language}
            cameFrom={lead.guide}
            isOpen={isGuideOpen}
            onOpen={setGuideOpen}
            onInsert={insert}
          />
        </>
      )}
      <div data-reply>
        <TextArea
          id={`${id}-text`}
          label={label}
          error={isMissing ? talk.missing[way] : undefined}
          hint={way === 'call' ? talk.callHint : undefined}
          control={{
            value: text,
            rows: rows[way],
            maxLength: maxLength[way],
            lang: way === 'answer' ? language : way === 'chat' ? lead.chat?.language : undefined,
            ref: field,
            onChange: (event) => setText(event.target.value),
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={isSending}>
          {(way === 'answer' || way === 'chat') && <Send aria-hidden className="size-4" />}
          {isSending ? talk.sending : button}
        </Button>
        {way === 'chat' && lead.chat && <ChatPresence chat={lead.chat} email={lead.email} />}
        {way === 'answer' && lead.email && (
          <p className="min-w-0 grow basis-60 text-sm wrap-anywhere text-ink-soft">
            {talk.to(lead.email)} {talk.answersGo}
          </p>
        )}
      </div>
    </form>
  );
}
