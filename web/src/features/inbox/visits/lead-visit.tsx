import { officeVisitsContent } from '../../../content/office-visits';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetLeadVisitsQuery } from '../../../lib/lead-api';
import { formatVisitTime, isToCome } from '../../../lib/visit-time';
import type { LeadDetail, OfficeWindow } from '../../../types/api';
import { useBookLeadVisitMutation } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';
import { CancelVisit, VisitReports } from './visit-actions';
import { VisitArrangement } from './visit-arrangement';
import { WindowChoice } from './window-select';
import { Group } from '../../../components/ui/group';

export function LeadVisit({ lead }: { lead: LeadDetail }) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const attempt = useVisitAttempt();
  const { data } = useGetLeadVisitsQuery(lead.id);
  const [book, { isLoading }] = useBookLeadVisitMutation();
  const newest = data?.visits[0];
  const time = useFocusWhenLost<HTMLParagraphElement>(
    data && `${newest?.id} ${newest?.windowId} ${newest?.date} ${newest?.state}`,
  );
  if (!data) return null;
  const isBooked = newest !== undefined && isToCome(newest);
  const isOpen = lead.status === 'new' || lead.status === 'contacted';
  if (!newest && !isOpen) return null;
  const bookAt = async ({ windowId, date }: OfficeWindow) => {
    const words = { done: content.booked(lead.email !== null), failed: content.failed };
    return (await attempt(book({ leadId: lead.id, windowId, date }).unwrap(), words)) !== null;
  };
  return (
    <Group
      title={content.title}
      className={`space-y-3 ${newest ? 'print:border-0 print:p-0' : 'print:hidden'}`}
    >
      {newest && (
        <p ref={time} tabIndex={-1} className="outline-none">
          <strong className="font-semibold first-letter:uppercase">
            {formatVisitTime(newest, language)}
          </strong>{' '}
          · {content.states[newest.state]}
        </p>
      )}
      {newest && isBooked && (
        <div className="space-y-3 print:hidden">
          {/* The keys reset the forms when another visit replaces this one, so that input for one visit is never
              saved for another. */}
          <VisitArrangement key={newest.id} visit={newest} people={data.people} />
          <div className="flex flex-wrap gap-3">
            <VisitReports visit={newest} />
            <CancelVisit key={newest.id} visit={newest} />
          </div>
        </div>
      )}
      {!isBooked && isOpen && (
        <div className="print:hidden">
          <WindowChoice
            label={content.book}
            action={content.bookIt}
            isBusy={isLoading}
            leadId={lead.id}
            onConfirm={bookAt}
          />
        </div>
      )}
    </Group>
  );
}
