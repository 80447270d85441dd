import { Camera, MailWarning, Siren } from 'lucide-react';
import { inboxContent } from '../../../content/inbox';
import { urgencyContent } from '../../../content/urgency';
import { useContent } from '../../../lib/language-context';
import type { Lead } from '../../../types/api';

const chip = 'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium';

const statusLooks: Record<Lead['status'], string> = {
  new: 'bg-glow-soft text-ink',
  contacted: 'bg-info text-ink',
  won: 'bg-primary text-white',
  lost: 'bg-band-deep text-ink',
  spam: 'bg-band-deep text-ink-soft',
};

export function StatusChip({ status }: { status: Lead['status'] }) {
  const content = useContent(inboxContent);
  return <span className={`${chip} ${statusLooks[status]}`}>{content.statuses[status]}</span>;
}

export function LeadMarks({ lead }: { lead: Lead }) {
  const content = useContent(inboxContent);
  const urgent = useContent(urgencyContent);
  return (
    <>
      {lead.urgency && (
        <span className={`${chip} ${lead.isUrgent ? 'bg-alert text-white' : 'border border-line'}`}>
          <Siren aria-hidden className="size-4" />
          {urgent.cannotWait}
        </span>
      )}
      {lead.status === 'contacted' && lead.waitingSince && (
        <span className={`${chip} bg-glow-soft text-ink`}>{content.waitsAgain}</span>
      )}
      {lead.photoCount > 0 && (
        <span className={`${chip} border border-line`}>
          <Camera aria-hidden className="size-4" />
          {content.photos(lead.photoCount)}
        </span>
      )}
      {lead.mail === 'failed' && (
        <span className={`${chip} bg-alert text-white`}>
          <MailWarning aria-hidden className="size-4" />
          {content.mailFailed}
        </span>
      )}
      {lead.mail === 'held' && (
        <span className={`${chip} bg-alert text-white`}>
          <MailWarning aria-hidden className="size-4" />
          {content.mailHeld}
        </span>
      )}
      {lead.mail === 'owed' && <span className={`${chip} border border-line`}>{content.mailOwed}</span>}
    </>
  );
}
