import { officeVisitsContent } from '../../../content/office-visits';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitTime } from '../../../lib/visit-time';
import type { LeadDetail } from '../../../types/api';
import { useBookLeadVisitMutation, useGetLeadVisitsQuery } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';
import { CancelVisit, VisitReports } from './visit-actions';
import { VisitArrangement } from './visit-arrangement';
import { WindowSelect } from './window-select';
import { Group } from '../../../components/ui/group';

export function LeadVisit({ lead }: { lead: LeadDetail }) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const attempt = useVisitAttempt();
  const { data } = useGetLeadVisitsQuery(lead.id);
  const [book, { isLoading }] = useBookLeadVisitMutation();
  if (!data) return null;
  const [newest] = data.visits;
  const isBooked = newest?.state === 'booked' || newest?.state === 'on_the_way';
  const isOpen = lead.status === 'new' || lead.status === 'contacted';
  if (!newest && !isOpen) return null;
  return (
    <Group title={content.title} className="space-y-3 print:hidden">
      {newest && (
        <p>
          <strong className="font-semibold first-letter:uppercase">
            {formatVisitTime(newest, language)}
          </strong>{' '}
          · {content.states[newest.state]}
        </p>
      )}
      {newest && isBooked && (
        <>
          <VisitArrangement visit={newest} people={data.people} />
          <div className="flex flex-wrap gap-3">
            <VisitReports visit={newest} />
            <CancelVisit visit={newest} />
          </div>
        </>
      )}
      {!isBooked && isOpen && (
        <WindowSelect
          label={content.book}
          isBusy={isLoading}
          onChoose={({ windowId, date }) =>
            void attempt(book({ leadId: lead.id, windowId, date }).unwrap(), {
              done: content.booked(lead.email !== null),
              failed: content.failed,
            })
          }
        />
      )}
    </Group>
  );
}
