import { Button } from '../../../components/ui/button';
import { deskContent } from '../../../content/desk';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Lead } from '../../../types/api';
import { useNoteAnswerMutation } from '../api/desk-api';
import { useLeadAttempt } from '../use-lead-attempt';

/**
 * Says how long the visitor has waited, with a button for staff who answered by phone or with their own mail program.
 */
export function WaitsForUs({ lead, onPress }: { lead: Lead; onPress: () => void }) {
  const { waits } = useContent(deskContent);
  const language = useLanguage();
  const attempt = useLeadAttempt();
  const [note, { isLoading }] = useNoteAnswerMutation();
  if (!lead.waitingSince) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <p className={lead.status === 'new' ? 'text-sm text-ink-soft' : 'font-medium'}>
        {waits.since(formatTime(lead.waitingSince, language))}
      </p>
      <Button
        variant="quiet"
        className="px-0!"
        disabled={isLoading}
        onClick={() => {
          onPress();
          void attempt(note(lead.id).unwrap(), { done: waits.done, failed: waits.failed });
        }}
      >
        {waits.elsewhere}
      </Button>
    </div>
  );
}
