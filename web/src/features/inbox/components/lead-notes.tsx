import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextArea } from '../../../components/ui/field';
import { inboxContent } from '../../../content/inbox';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadNote } from '../../../types/api';
import { useAddNoteMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

const maxLength = 5000;

/** What the office wrote about a lead, and a field for more. */
export function LeadNotes({ leadId, notes }: { leadId: string; notes: LeadNote[] }) {
  const content = useContent(inboxContent).notes;
  const language = useLanguage();
  const attempt = useLeadAttempt();
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [addNote, { isLoading }] = useAddNoteMutation();
  const add = async () => {
    setMissing(!text.trim());
    if (!text.trim()) return;
    const isKept = await attempt(addNote({ id: leadId, text: text.trim() }).unwrap(), {
      failed: content.failed,
    });
    if (isKept) setText('');
  };
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5 print:border-0 print:p-0">
      <h3 className="text-lg">{content.title}</h3>
      {notes.length === 0 && <p className="mt-1 text-ink-soft">{content.none}</p>}
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-3 print:py-1">
            <p className="break-words whitespace-pre-line">{note.text}</p>
            <p className="text-sm text-ink-soft">
              {note.author}, {formatTime(note.createdAt, language)}
            </p>
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
        className="mt-3 space-y-3 print:hidden"
      >
        <TextArea
          id={`${id}-note`}
          label={content.label}
          error={isMissing ? content.required : undefined}
          control={{ value: text, rows: 3, maxLength, onChange: (event) => setText(event.target.value) }}
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? content.submitting : content.submit}
        </Button>
      </form>
    </section>
  );
}
