import { useState } from 'react';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { officeVisitsContent } from '../../../content/office-visits';
import { useOfficeDay } from '../../../hooks/use-office-day';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitTime, isToCome } from '../../../lib/visit-time';
import type { OfficeVisit, VisitReport } from '../../../types/api';
import { CancelDialog } from './cancel-dialog';
import { useCancelOneVisitMutation, useReportVisitMutation } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';

type Reported = Pick<OfficeVisit, 'id' | 'date' | 'state'>;

interface VisitReportsProps {
  visit: Reported;
  /** Whether the user is a crew member. Crew members cannot open leads, where the next step is entered. */
  isCrew?: boolean;
}

export function VisitReports({ visit, isCrew = false }: VisitReportsProps) {
  const { id, date, state } = visit;
  const content = useContent(officeVisitsContent);
  const attempt = useVisitAttempt();
  const [report, { isLoading }] = useReportVisitMutation();
  const today = useOfficeDay();
  const press = (next: VisitReport) =>
    attempt(report({ id, state: next }).unwrap(), {
      done: isCrew && next === 'done' ? content.ownDone : content.reported[next],
      failed: content.failed,
    });
  if (!isToCome(visit)) return null;
  const begins: VisitReport[] = state === 'booked' && date === today ? ['on_the_way'] : [];
  const ends: VisitReport[] = date > today ? [] : ['done'];
  return (
    <>
      {[...begins, ...ends].map((step) => (
        <Button key={step} variant="primary" disabled={isLoading} onClick={() => void press(step)}>
          {content.steps[step]}
        </Button>
      ))}
      {ends.length > 0 && (
        <ConfirmButton
          disabled={isLoading}
          question={{
            ...content.askNoShow,
            confirmLabel: content.steps.no_show,
            onConfirm: () => press('no_show'),
          }}
        />
      )}
    </>
  );
}

export function CancelVisit({ visit }: { visit: OfficeVisit }) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const attempt = useVisitAttempt();
  const [isAsking, setAsking] = useState(false);
  const [cancel] = useCancelOneVisitMutation();
  if (!isToCome(visit)) return null;
  const submit = async (reason: string) => {
    const words = { done: content.cancelled, failed: content.failed };
    return (await attempt(cancel({ id: visit.id, reason }).unwrap(), words)) !== null;
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {content.cancel}
      </Button>
      {isAsking && (
        <CancelDialog
          title={content.cancelTitle}
          text={`${visit.lead.name}: ${formatVisitTime(visit, language)}`}
          action={content.cancel}
          draft={`visit/${visit.id}/reason`}
          isRequired={false}
          onCancel={submit}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
