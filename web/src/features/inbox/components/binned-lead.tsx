import { Button } from '../../../components/ui/button';
import { inboxContent } from '../../../content/inbox';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Lead } from '../../../types/api';
import { useRestoreLeadMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';
import { EraseLead } from './erase-lead';
import { LeadRow } from './lead-row';

export function BinnedLead({ lead }: { lead: Lead }) {
  const content = useContent(inboxContent);
  const language = useLanguage();
  const attempt = useLeadAttempt();
  const [restoreLead, { isLoading }] = useRestoreLeadMutation();
  const { remove } = content;
  const restore = () =>
    attempt(restoreLead(lead.id).unwrap(), { done: remove.restored, failed: remove.failed });
  return (
    <LeadRow lead={lead}>
      <div className="mt-2 flex flex-wrap items-center gap-3 sm:col-span-2">
        {lead.deletedAt && (
          <p className="grow text-sm text-ink-soft">
            {content.deleted(formatTime(lead.deletedAt, language))}
          </p>
        )}
        <Button variant="outline" disabled={isLoading} onClick={() => void restore()}>
          {remove.restore}
        </Button>
        <EraseLead id={lead.id} />
      </div>
    </LeadRow>
  );
}
