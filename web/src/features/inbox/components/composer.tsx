import { BookOpen, Send } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { wallMoment } from '@sandhill/company/wall-time.js';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { TextArea } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { sendLaterContent } from '../../../content/send-later';
import { guideAnswersContent } from '../../../content/guide-answers';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { endSentText } from '../../../lib/drafts/drafts-slice';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useIdempotencyKey } from '../../../lib/drafts/use-idempotency-key';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { AnswerFile, LeadDetail } from '../../../types/api';
import { useAddNoteMutation, useSendMessageMutation } from '../api/desk-api';
import { ChatOptions } from '../chats/chat-options';
import { ChatPresence } from '../chats/chat-presence';
import { maxChatAnswerLength, useAnswerChat } from '../chats/use-answer-chat';
import { useAnswerFiles } from '../use-answer-files';
import { useAnsweredMeanwhile } from '../use-answered-meanwhile';
import { useInsertedText } from '../use-inserted-text';
import { useLeadAttempt } from '../use-lead-attempt';
import { AnswerFiles } from './answer-files';
import { AnswerOptions } from './answer-options';
import { GuideInsert } from './guide-insert';
import { noTime, SendTime } from './send-time';

/** `answer` is sent by mail. `call` is the log of a phone call. */
type Mode = 'chat' | 'answer' | 'note' | 'call';

const maxLength: Record<Mode, number> = { chat: maxChatAnswerLength, answer: 10_000, note: 5000, call: 5000 };
const rows: Record<Mode, number> = { chat: 3, answer: 8, note: 3, call: 3 };

const modeClass =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 font-medium hover:bg-band has-checked:border-primary has-checked:bg-primary has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

function Modes({ mode, modes, onChange }: { mode: Mode; modes: Mode[]; onChange: (mode: Mode) => void }) {
  const { talk } = useContent(deskContent);
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{talk.modesLabel}</legend>
      {modes.map((one) => (
        <label key={one} className={modeClass}>
          <input
            type="radio"
            name={name}
            checked={mode === one}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {talk.modes[one]}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Returns a function that sends the text. A retry with the same text is sent only once, even after the user has left
 * the lead and come back.
 */
function useSend(lead: LeadDetail, mode: Mode) {
  const { talk, files: fileWords } = useContent(deskContent);
  const later = useContent(sendLaterContent);
  const pageLanguage = useLanguage();
  const attempt = useLeadAttempt({ ...fileWords.codes, ...later.codes });
  const tried = useIdempotencyKey(`lead/${lead.id}/${mode}/attempt`);
  const [sendMessage, sending] = useSendMessageMutation();
  const [addNote, adding] = useAddNoteMutation();
  const chat = useAnswerChat(lead.chat);
  const finish = (kept: object | null) => {
    if (kept) tried.end();
    return kept !== null;
  };
  const send = async (
    text: string,
    {
      language,
      forCrew,
      files,
      time,
    }: Pick<LeadDetail, 'language'> & { forCrew: boolean; files: readonly AnswerFile[]; time: string },
  ): Promise<boolean> => {
    if (mode === 'chat') return chat.send(text);
    if (mode !== 'answer') {
      const note = { id: lead.id, text, kind: mode, forCrew: mode === 'note' && forCrew };
      const adding = addNote({ ...note, idempotencyKey: tried.keyFor(note) }).unwrap();
      return finish(await attempt(adding, { done: talk.kept, failed: talk.failed }));
    }
    const attachments = files.map(({ id }) => id);
    const sendAt = wallMoment(time)?.moment.toISOString();
    const idempotencyKey = tried.keyFor([text, language, attachments, sendAt]);
    const message = { id: lead.id, text, language, attachments, idempotencyKey, ...(sendAt && { sendAt }) };
    const sent = await attempt(sendMessage(message).unwrap(), {
      done: sendAt ? later.planned(lead.name, formatTime(sendAt, pageLanguage)) : talk.queued(lead.name),
      failed: talk.failed,
    });
    return finish(sent);
  };
  return { send, isSending: sending.isLoading || adding.isLoading || chat.isSending };
}

function useWritten(leadId: string, mode: Mode) {
  const draftKey = `lead/${leadId}/${mode}`;
  const [text, setText] = useDraft(draftKey, '');
  const [forCrew, setForCrew] = useDraft(`lead/${leadId}/for-crew`, false);
  const [time, setTime] = useDraft(`lead/${leadId}/send-at`, '');
  const { end: endFiles, ...files } = useAnswerFiles(leadId);
  const dispatch = useDispatch<AppDispatch>();
  const end = (sent: string) => {
    dispatch(endSentText(draftKey, sent));
    if (mode === 'note') setForCrew(false);
    if (mode !== 'answer') return;
    endFiles();
    setTime('');
  };
  return { text, setText, forCrew, setForCrew, time, setTime, files, end };
}

interface GuideOptionProps extends Omit<ComponentProps<typeof GuideInsert>, 'onClose'> {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function GuideOption({ isOpen, onOpen, ...choice }: GuideOptionProps) {
  const { open } = useContent(guideAnswersContent);
  const opener = useFocusWhenLost<HTMLButtonElement>(String(isOpen));
  return (
    <>
      <Button ref={opener} variant="outline" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <BookOpen aria-hidden className="size-4" />
        {open}
      </Button>
      {isOpen && <GuideInsert {...choice} onClose={() => onOpen(false)} />}
    </>
  );
}

interface SendRowProps {
  lead: LeadDetail;
  mode: Mode;
  label: string;
  isSending: boolean;
  /** Whether a file is still being uploaded. Until the upload is complete, the answer cannot be sent. */
  waitsForFile: boolean;
}

function SendRow({ lead, mode, label, isSending, waitsForFile }: SendRowProps) {
  const { talk } = useContent(deskContent);
  const later = useContent(sendLaterContent);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" disabled={isSending || waitsForFile}>
        {(mode === 'answer' || mode === 'chat') && <Send aria-hidden className="size-4" />}
        {isSending ? talk.sending[mode] : label}
      </Button>
      {mode === 'chat' && lead.chat && <ChatPresence chat={lead.chat} email={lead.email} />}
      {mode === 'answer' && lead.email && (
        <p className="min-w-0 grow basis-60 text-sm wrap-anywhere text-ink-soft">
          {talk.to(lead.email)} {lead.answersComeBack ? later.answersCome : talk.answersGo}
        </p>
      )}
    </div>
  );
}

interface AnswerHelpProps extends Pick<
  ComponentProps<typeof AnswerOptions>,
  'signer' | 'text' | 'language' | 'onLanguage' | 'onAnswer'
> {
  lead: LeadDetail;
  onSentence: (sentence: string) => void;
}

function AnswerHelp({ lead, onSentence, ...options }: AnswerHelpProps) {
  const [isGuideOpen, setGuideOpen] = useState(false);
  return (
    <>
      <AnswerOptions lead={lead} {...options} />
      <GuideOption
        leadId={lead.id}
        language={options.language}
        cameFrom={lead.guide}
        isOpen={isGuideOpen}
        onOpen={setGuideOpen}
        onInsert={(sentence) => {
          onSentence(sentence);
          setGuideOpen(false);
        }}
      />
    </>
  );
}

interface ComposerProps {
  lead: LeadDetail;
  username: string;
  /** The user's first name, which signs answers. */
  signer: string | null;
  isReply: boolean;
}

export function Composer({ lead, username, signer, isReply }: ComposerProps) {
  const { talk } = useContent(deskContent);
  const [chosen, setMode] = useState<Mode>(lead.chat ? 'chat' : 'answer');
  const [language, setLanguage] = useState(lead.language);
  const [missingIn, setMissingIn] = useState<Mode>();
  const byMail: Mode[] = lead.email ? ['answer', 'note', 'call'] : ['call', 'note'];
  const modes: Mode[] = lead.chat ? ['chat', ...byMail] : byMail;
  const mode = modes.includes(chosen) ? chosen : 'call';
  const { send, isSending } = useSend(lead, mode);
  const written = useWritten(lead.id, mode);
  const { text, forCrew, setForCrew, time, setTime, files } = written;
  const { answeredBy, onBegin } = useAnsweredMeanwhile(lead, username);
  const setText = (value: string) => {
    if (!text) onBegin();
    written.setText(value);
  };
  const waitsForFile = mode === 'answer' && files.isAdding;
  const later = useContent(sendLaterContent);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);
  const { insertSentence, insertAnswer } = useInsertedText({ field, text, onText: setText });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = text.trim();
    setMissingIn(sent ? undefined : mode);
    if (!sent) field.current?.focus();
    if (!sent || isSending || waitsForFile || (mode === 'answer' && time === noTime)) return;
    if (await send(sent, { language, forCrew, files: files.files, time })) written.end(sent);
  };
  const labels: Record<Mode, [field: string, button: string]> = {
    chat: [talk.message, talk.sendChat],
    answer: [talk.message, time ? later.send : talk.send],
    note: [talk.note, talk.sendNote],
    call: [talk.callNote, talk.sendCall],
  };
  const [label, button] = labels[mode];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-3 print:hidden">
      <Modes mode={mode} modes={modes} onChange={setMode} />
      {mode === 'chat' && lead.chat && <ChatOptions chat={lead.chat} onInsert={insertAnswer} />}
      {!lead.email && <p className="text-sm text-ink-soft">{talk.noEmail}</p>}
      {mode === 'answer' && lead.email && (
        <AnswerHelp
          lead={lead}
          signer={signer}
          text={text}
          language={language}
          onLanguage={setLanguage}
          onAnswer={insertAnswer}
          onSentence={insertSentence}
        />
      )}
      <div data-reply>
        <TextArea
          label={label}
          error={missingIn === mode && !text.trim() ? talk.missing[mode] : undefined}
          hint={mode === 'call' ? talk.callHint : undefined}
          control={{
            value: text,
            rows: rows[mode],
            maxLength: maxLength[mode],
            lang: mode === 'answer' ? language : mode === 'chat' ? lead.chat?.language : undefined,
            ref: field,
            onChange: (event) => setText(event.target.value),
          }}
        />
      </div>
      {mode === 'answer' && lead.email && (
        <>
          <AnswerFiles {...files} />
          <SendTime value={time} onChange={setTime} />
        </>
      )}
      {mode === 'note' && (
        <Checkbox
          checked={forCrew}
          onChange={({ target }) => setForCrew(target.checked)}
          label={talk.forCrew}
        />
      )}
      <output className="block font-medium wrap-anywhere empty:hidden">
        {text && mode !== 'note' && answeredBy && talk.answeredMeanwhile(answeredBy)}
      </output>
      <SendRow lead={lead} mode={mode} label={button} isSending={isSending} waitsForFile={waitsForFile} />
    </form>
  );
}
