import { MailWarning } from 'lucide-react';
import { leadMailsContent } from '../../../content/lead-mails';
import { useContent } from '../../../lib/language-context';
import { useGetMailStateQuery } from '../api/inbox-api';
import { FailedMail } from './failed-mail';
import { HeldMail } from './held-mail';

/**
 * Age of the data in seconds after which the strip refetches when it is mounted again. The strip does not poll, because
 * polling would keep the session alive forever.
 */
const freshForSeconds = 15;

interface MailTroubleProps {
  isAdmin: boolean;
  onShowLeads: () => void;
}

export function MailTrouble({ isAdmin, onShowLeads }: MailTroubleProps) {
  const { mailTrouble } = useContent(leadMailsContent);
  const { data } = useGetMailStateQuery(undefined, { refetchOnMountOrArgChange: freshForSeconds });
  if (!data || (!data.isPaused && !data.pausedCause && !data.failedCount && !data.heldCount)) return null;
  return (
    <div role="alert" className="border-y-2 border-alert bg-glow-soft px-4 py-3">
      <div className="page-width flex flex-wrap items-center gap-3">
        <MailWarning aria-hidden className="size-6 shrink-0 text-alert" />
        <div className="min-w-0 grow basis-60 space-y-2">
          {data.isPaused && <p className="font-medium">{mailTrouble.paused}</p>}
          {data.sendsBy === 'fallback' && <p className="font-medium">{mailTrouble.bySecond}</p>}
          {data.pausedCause && <p className="text-sm">{mailTrouble.causes[data.pausedCause]}</p>}
          {data.pausedReason && <p className="text-sm break-words">{mailTrouble.said(data.pausedReason)}</p>}
          {data.failedCount > 0 && <FailedMail count={data.failedCount} onShowLeads={onShowLeads} />}
          {data.heldCount > 0 && <HeldMail count={data.heldCount} isAdmin={isAdmin} />}
        </div>
      </div>
    </div>
  );
}
