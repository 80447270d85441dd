import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { wallMoment } from '@sandhill/company/wall-time.js';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Conflict } from '../../../components/ui/conflict';
import { TextArea } from '../../../components/ui/field';
import { sendLaterContent } from '../../../content/send-later';
import { endSavedValues } from '../../../lib/drafts/drafts-slice';
import { useDraft } from '../../../lib/drafts/use-draft';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { LeadDetail, LeadMessage } from '../../../types/api';
import { useChangeMessageMutation, useDeleteMessageMutation } from '../api/desk-api';
import { useLeadAttempt } from '../use-lead-attempt';
import { textClass } from './entry';
import { noTime, SendTime } from './send-time';

interface PlannedAnswerProps {
  lead: LeadDetail;
  message: LeadMessage;
}

/** A text that is not saved yet, and the revision of the answer on which it is based. */
type Typed = Pick<LeadMessage, 'text' | 'revision'>;

function ChangeAnswer({ lead, message, onClose }: PlannedAnswerProps & { onClose: () => void }) {
  const words = useContent(sendLaterContent);
  const draftKey = `lead/${lead.id}/planned/${message.id}`;
  const [typed, setTyped] = useDraft<Typed | null>(`${draftKey}/typed`, null);
  const [time, setTime] = useDraft(`${draftKey}/time`, '');
  const { text, revision } = typed ?? message;
  const dispatch = useDispatch<AppDispatch>();
  const attempt = useLeadAttempt(words.codes);
  const [change, { isLoading }] = useChangeMessageMutation();
  const isOutdated = revision !== message.revision && !isLoading;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const sendAt = wallMoment(time)?.moment.toISOString();
    const key = { id: lead.id, messageId: message.id, revision };
    const done = change({ ...key, text: text.trim(), ...(sendAt && { sendAt }) }).unwrap();
    const saved = await attempt(done, { done: words.saved, failed: words.failed });
    if (saved === null) return;
    dispatch(endSavedValues(`${draftKey}/typed`, typed, saved));
    setTime('');
    onClose();
  };
  const cancel = () => {
    setTyped(null);
    setTime('');
    onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-3 py-2">
      <TextArea
        label={words.text}
        control={{
          value: text,
          rows: 6,
          maxLength: 10_000,
          lang: message.language,
          autoFocus: true,
          onChange: (event) => setTyped({ text: event.target.value, revision }),
        }}
      />
      {isOutdated && (
        <Conflict
          words={words.conflict}
          onKeepMine={() => setTyped({ text, revision: message.revision })}
          onTakeTheirs={() => setTyped(null)}
        >
          <p lang={message.language} className={textClass}>
            {message.text}
          </p>
        </Conflict>
      )}
      <SendTime value={time} onChange={setTime} isPlanned />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isLoading || !text.trim() || time === noTime || isOutdated}>
          {isLoading ? words.saving : words.save}
        </Button>
        <CancelButton onClick={cancel} />
      </div>
    </form>
  );
}

interface Changing {
  /**
   * Whether the form that changes the answer is open. If the answer is sent meanwhile, the form stays open and keeps
   * its text.
   */
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
}

export function PlannedAnswer({ lead, message, isChanging, onChanging }: PlannedAnswerProps & Changing) {
  const words = useContent(sendLaterContent);
  const language = useLanguage();
  const attempt = useLeadAttempt(words.codes);
  const [change, changing] = useChangeMessageMutation();
  const [remove] = useDeleteMessageMutation();
  const key = { id: lead.id, messageId: message.id };
  if (isChanging) return <ChangeAnswer lead={lead} message={message} onClose={() => onChanging(false)} />;
  const sendNow = () =>
    attempt(change({ ...key, sendAt: null }).unwrap(), { done: words.sent, failed: words.failed });
  const removeIt = () => attempt(remove(key).unwrap(), { done: words.removed, failed: words.failed });
  return (
    <>
      <p lang={message.language} className={textClass}>
        {message.text}
      </p>
      <p className={`text-sm ${message.heldAt ? 'font-medium text-alert' : 'text-ink-soft'}`}>
        {message.heldAt ? words.held(lead.name) : words.goesOut(formatTime(message.sendAt ?? '', language))}
      </p>
      <div className="flex flex-wrap gap-x-4 print:hidden">
        <Button variant="quiet" className="px-0!" onClick={() => onChanging(true)}>
          {words.change}
        </Button>
        <Button
          variant="quiet"
          className="px-0!"
          disabled={changing.isLoading}
          onClick={() => void sendNow()}
        >
          {words.sendNow}
        </Button>
        <ConfirmButton
          variant="quiet"
          className="px-0!"
          question={{
            title: words.removeTitle,
            text: words.removeText,
            confirmLabel: words.remove,
            busyLabel: words.saving,
            onConfirm: removeIt,
          }}
        />
      </div>
    </>
  );
}
