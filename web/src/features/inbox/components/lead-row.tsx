import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadAddress } from '../../../config/admin-addresses';
import { inboxContent } from '../../../content/inbox';
import { listContent } from '../../../content/lead-list';
import { formatDay, formatDeadline, formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { officeDay } from '@sandhill/company/office-day.js';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { useMinute } from '../../../hooks/use-minute';
import { useServiceName } from '../../../hooks/use-service-name';
import type { Lead } from '../../../types/api';
import { fromList } from '../from-list';
import { Age } from './age';
import { ClaimButton, isClaimed, useClaimant } from './claim-lead';
import { LeadMarks, StatusChip } from './lead-marks';

/** Shows when the promised answer is due, also for an answered lead whose customer is waiting again. */
export function LeadAge({ lead: { age, status, waitingSince } }: { lead: Lead }) {
  const { promise } = useContent(inboxContent);
  const language = useLanguage();
  const now = useMinute();
  if (!age || !(status === 'new' || (status === 'contacted' && waitingSince))) return null;
  if (!age.dueAt) return null;
  const due = formatDeadline(age.dueAt, language);
  // Compared with the clock, because the server sends no event when the answer becomes due.
  const isLate = age.isLate || Date.parse(age.dueAt) < now;
  return (
    <span title={promise.hint} className={`text-sm ${isLate ? 'font-semibold text-alert' : ''}`}>
      {isLate ? promise.late(due) : promise.due(due)}
    </span>
  );
}

/** Shows when the next step is due. Only for open leads. */
function FollowUpMark({ lead: { followUpOn, status } }: { lead: Lead }) {
  const { followUp, due, overdue } = useContent(listContent);
  const language = useLanguage();
  if (!followUpOn || (status !== 'new' && status !== 'contacted')) return null;
  const today = officeDay();
  const day = formatDay(followUpOn, language);
  if (followUpOn > today) return <span className="text-sm">{followUp(day)}</span>;
  return <span className="text-sm font-semibold text-alert">{followUpOn < today ? overdue(day) : due}</span>;
}

interface LeadRowProps {
  lead: Lead;
  /** Set while several leads can be selected. */
  selection?: { isSelected: boolean; onToggle: () => void };
  /** Whether the lead has a page. A lead in the bin has none and shows `children`. */
  hasPage?: boolean;
  onClaim?: (id: string) => void;
  children?: ReactNode;
}

export function LeadRow({ lead, selection, hasPage = false, onClaim, children }: LeadRowProps) {
  const content = useContent(inboxContent);
  const { select } = useContent(listContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const claimant = useClaimant();
  const [link, onClaimed] = useFocusAfterRemoval<HTMLAnchorElement>(() => isClaimed(lead));
  const holder = lead.owner?.username ?? (lead.claimedAt && claimant(lead));
  const about = lead.kind === 'quote' ? lead.services.map(serviceName).join(', ') : lead.subject;
  const name = (
    <span className="text-lg font-semibold wrap-anywhere lg:text-base print:text-base">{lead.name}</span>
  );
  return (
    <article className="relative grid gap-x-4 gap-y-1 rounded-2xl border border-line bg-ground p-4 hover:bg-band sm:grid-cols-[1fr_auto] lg:items-center lg:rounded-none lg:border-0 lg:py-2.5 print:grid-cols-[1fr_auto] print:break-inside-avoid print:rounded-none print:border-0 print:border-b print:px-0 print:py-1">
      <div className="min-w-0 lg:grid lg:grid-cols-[13rem_1fr_12rem] lg:items-baseline lg:gap-x-4 print:grid print:grid-cols-[9rem_1fr_12rem] print:items-baseline print:gap-x-3">
        <h3 className="flex items-center gap-2 font-sans">
          {selection && (
            <label className="relative z-10 -m-2.5 grid size-11 shrink-0 place-items-center">
              <span className="sr-only">{select.one(lead.name)}</span>
              <input
                type="checkbox"
                checked={selection.isSelected}
                onChange={selection.onToggle}
                className="size-5 accent-primary"
              />
            </label>
          )}
          {hasPage ? (
            <Link
              to={leadAddress(lead.reference)}
              state={fromList}
              ref={link}
              data-lead={lead.reference}
              className="after:absolute after:inset-0 after:rounded-2xl hover:underline lg:after:rounded-none"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="break-words">
          {content.kinds[lead.kind]}
          {about && `: ${about}`}
        </p>
        <p className="text-sm text-ink-soft">
          {lead.reference}
          {lead.areaName && ` · ${lead.areaName}`}
          {holder && ` · ${holder}`}
          {lead.phone && <span className="hidden print:block">{lead.phone}</span>}
          <span className="hidden wrap-anywhere print:block">{lead.email}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end lg:w-96 lg:flex-row lg:items-center lg:justify-end print:w-28 print:flex-col print:items-end print:gap-0">
        <StatusChip status={lead.status} />
        <span className="empty:hidden print:hidden">
          <LeadAge lead={lead} />
        </span>
        <time
          dateTime={lead.createdAt}
          title={formatTime(lead.createdAt, language)}
          className="text-sm text-ink-soft print:text-right"
        >
          <span className="print:hidden">
            <Age of={lead.createdAt} />
          </span>
          <span className="hidden print:inline">{formatTime(lead.createdAt, language)}</span>
        </time>
        <span className="empty:hidden print:hidden">
          <FollowUpMark lead={lead} />
        </span>
        <span className="flex flex-wrap gap-2 empty:hidden print:hidden">
          <LeadMarks lead={lead} />
        </span>
        {hasPage && !selection && (lead.isUrgent || (!lead.claimedAt && lead.status === 'new')) && (
          <ClaimButton
            lead={lead}
            variant="outline"
            className="relative z-10 px-3.5! print:hidden"
            onPress={() => {
              onClaimed(lead.id);
              onClaim?.(lead.id);
            }}
          />
        )}
      </div>
      {children}
    </article>
  );
}
