import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../components/ui/field';
import { Group } from '../../../components/ui/group';
import { NamedOptions, Options } from '../../../components/ui/options';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { useOfficeDay } from '../../../hooks/use-office-day';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import { officeDayIn } from '@sandhill/company/office-day.js';
import type { LeadChange, LeadDetail, LostReason } from '../../../types/api';
import { useGetStaffQuery } from '../../../lib/staff-names';
import { leadStatuses } from '../lead-filter';
import { readDollars, writeDollars } from '../money';
import { useLeadChanges } from '../use-lead-changes';
import { OwnerOptions } from './owner-options';
import { StepSelect } from './step-select';

interface StepFieldProps {
  lead: LeadDetail;
  /** Changes that are not saved yet. */
  waiting: LeadChange;
  onChange: (change: LeadChange) => void;
}

/**
 * Returns the text of a field that is saved when it loses the focus, a function that changes the text, and whether the
 * text was restored from a draft. A new saved value replaces the typed text.
 */
function useStepDraft(key: string, saved: string) {
  const [typed, type] = useDraft(key, saved);
  const [isRestored, setRestored] = useState(typed !== saved);
  const known = useRef(saved);
  useEffect(() => {
    if (known.current === saved) return;
    known.current = saved;
    type(saved);
    setRestored(false);
  }, [saved, type]);
  return [typed, type, isRestored] as const;
}

const dayButton =
  'inline-flex min-h-11 items-center rounded-full border border-control px-3.5 text-sm font-medium hover:bg-band';

/** Warns that a text restored from a draft is not saved, although it looks saved. */
function NotSaved({ onSave }: { onSave: () => void }) {
  const { next } = useContent(deskContent);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold text-alert">
      {next.notSaved}
      <button type="button" onClick={onSave} className={dayButton}>
        {next.save}
      </button>
    </p>
  );
}

function FollowUp({ lead, waiting, onChange }: StepFieldProps) {
  const { next } = useContent(deskContent);
  const today = useOfficeDay();
  const [day, setDay, isRestored] = useStepDraft(`lead/${lead.id}/followUpOn`, lead.followUpOn ?? '');
  // Saved only when the field loses the focus or the user presses Enter: while the user types a year, the field
  // contains dates in the distant past.
  const isChanged = (day || null) !== lead.followUpOn;
  const keep = () => {
    if (isChanged) onChange({ followUpOn: day || null });
  };
  const [field, onRemoved] = useFocusAfterRemoval<HTMLInputElement>(() => lead.followUpOn === null);
  const isOverdue = lead.followUpOn !== null && lead.followUpOn < today;
  const usual: [string, number][] = [
    [next.tomorrow, 1],
    [next.inThreeDays, 3],
    [next.nextWeek, 7],
  ];
  return (
    <div>
      <TextField
        label={next.followUp}
        hint={isOverdue && <span className="font-semibold text-alert">{next.overdue}</span>}
        control={{
          ref: field,
          type: 'date',
          value: day,
          readOnly: 'followUpOn' in waiting,
          onChange: (event) => setDay(event.target.value),
          onBlur: keep,
          onKeyDown: (event) => event.key === 'Enter' && keep(),
        }}
      />
      {isRestored && isChanged && <NotSaved onSave={keep} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {usual.map(([label, days]) => (
          <button
            key={label}
            type="button"
            onClick={() => onChange({ followUpOn: officeDayIn(days) })}
            className={dayButton}
          >
            {label}
          </button>
        ))}
        {lead.followUpOn && (
          <button
            type="button"
            onClick={() => {
              onRemoved(lead.id);
              onChange({ followUpOn: null });
            }}
            className={dayButton}
          >
            {next.noDay}
          </button>
        )}
      </div>
    </div>
  );
}

interface AmountProps extends StepFieldProps {
  field: 'quotedCents' | 'jobCents';
  label: string;
}

function Amount({ lead, field, label, waiting, onChange }: AmountProps) {
  const { next } = useContent(deskContent);
  const [typed, setTyped, isRestored] = useStepDraft(`lead/${lead.id}/${field}`, writeDollars(lead[field]));
  const [isWrong, setWrong] = useState(false);
  const cents = readDollars(typed);
  const isChanged = cents !== lead[field];
  const keep = () => {
    setWrong(cents === undefined);
    if (cents !== undefined && isChanged) onChange({ [field]: cents });
  };
  return (
    <div>
      <TextField
        label={label}
        error={isWrong ? next.notAnAmount : undefined}
        control={{
          value: typed,
          inputMode: 'decimal',
          maxLength: 14,
          readOnly: field in waiting,
          onChange: (event) => setTyped(event.target.value),
          onBlur: keep,
          onKeyDown: (event) => event.key === 'Enter' && keep(),
        }}
      />
      {isRestored && isChanged && <NotSaved onSave={keep} />}
    </div>
  );
}

function LostBecause({ lead, waiting, onChange }: StepFieldProps) {
  const { next } = useContent(deskContent);
  return (
    <StepSelect
      label={next.lostReason}
      value={{ ...lead, ...waiting }.lostReason ?? ''}
      onSave={(reason) => onChange({ lostReason: (reason || null) as LostReason | null })}
    >
      <option value="">{next.noReason}</option>
      <NamedOptions of={Object.entries(next.reasons)} />
    </StepSelect>
  );
}

/** The fields for the next step of a lead. Each field is saved separately. */
export function NextStep({ lead, userId }: { lead: LeadDetail; userId: string }) {
  const content = useContent(inboxContent);
  const { next } = useContent(deskContent);
  const staff = useGetStaffQuery();
  const [waiting, change] = useLeadChanges(lead);
  const shown = { ...lead, ownerId: lead.owner?.id, ...waiting };
  const field = { lead, waiting, onChange: change };
  return (
    <Group title={next.title} className="space-y-4 print:hidden">
      <div className="grid gap-4 sm:grid-cols-2">
        <StepSelect
          label={content.status}
          value={shown.status}
          onSave={(status) => change({ status: status as LeadDetail['status'] })}
        >
          <Options of={leadStatuses} name={(status) => content.statuses[status]} />
        </StepSelect>
        <StepSelect
          label={next.owner}
          hint={hintIfFailed(staff)}
          value={shown.ownerId ?? ''}
          onSave={(ownerId) => change({ ownerId: ownerId || null })}
        >
          <OwnerOptions staff={staff.data} userId={userId} owner={lead.owner} />
        </StepSelect>
      </div>
      <FollowUp {...field} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Amount {...field} field="quotedCents" label={next.quoted} />
        {shown.status === 'won' && <Amount {...field} field="jobCents" label={next.job} />}
        {shown.status === 'lost' && <LostBecause {...field} />}
      </div>
    </Group>
  );
}
