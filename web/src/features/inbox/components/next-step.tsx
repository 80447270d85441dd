import { useEffect, useId, useRef, useState } from 'react';
import { SelectField, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { useToast } from '../../../components/ui/toast/use-toast';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { listContent } from '../../../content/lead-list';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import type { LeadChange, LeadDetail, LostReason } from '../../../types/api';
import { useGetStaffQuery } from '../../../lib/staff-names';
import { useChangeLeadMutation } from '../api/inbox-api';
import { leadStatuses } from '../lead-filter';
import { readDollars, writeDollars } from '../money';
import { useLeadAttempt } from '../use-lead-attempt';
import { OwnerOptions } from './owner-options';

const undoMs = 10_000;

interface StepFieldProps {
  lead: LeadDetail;
  isBusy: boolean;
  onChange: (change: LeadChange) => void;
}

/**
 * Returns the text of a field that is saved when it loses the focus, and a function that changes the text. A new saved
 * value replaces the typed text.
 */
function useStepDraft(key: string, saved: string): [string, (text: string) => void] {
  const [typed, type] = useDraft(key, saved);
  const known = useRef(saved);
  useEffect(() => {
    if (known.current !== saved) type(saved);
    known.current = saved;
  }, [saved, type]);
  return [typed, type];
}

const dayButton =
  'inline-flex min-h-11 items-center rounded-full border border-control px-3.5 text-sm font-medium hover:bg-band';

function FollowUp({ lead, isBusy, onChange }: StepFieldProps) {
  const { next } = useContent(deskContent);
  const id = useId();
  const [day, setDay] = useStepDraft(`lead/${lead.id}/followUpOn`, lead.followUpOn ?? '');
  // Saved only when the field loses the focus, because the field holds dates in the distant past while a year is typed.
  const keep = () => {
    if ((day || null) !== lead.followUpOn) onChange({ followUpOn: day || null });
  };
  const isOverdue = lead.followUpOn !== null && lead.followUpOn < officeDay();
  const usual: [string, string][] = [
    [next.tomorrow, officeDayIn(1)],
    [next.inThreeDays, officeDayIn(3)],
    [next.nextWeek, officeDayIn(7)],
  ];
  return (
    <div>
      <TextField
        id={id}
        label={next.followUp}
        hint={isOverdue && <span className="font-semibold text-alert">{next.overdue}</span>}
        control={{
          type: 'date',
          value: day,
          readOnly: isBusy,
          onChange: (event) => setDay(event.target.value),
          onBlur: keep,
          onKeyDown: (event) => event.key === 'Enter' && keep(),
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        {usual.map(([label, chosen]) => (
          <button
            key={label}
            type="button"
            aria-disabled={isBusy}
            onClick={() => onChange({ followUpOn: chosen })}
            className={dayButton}
          >
            {label}
          </button>
        ))}
        {lead.followUpOn && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => onChange({ followUpOn: null })}
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

function Amount({ lead, field, label, isBusy, onChange }: AmountProps) {
  const { next } = useContent(deskContent);
  const id = useId();
  const [typed, setTyped] = useStepDraft(`lead/${lead.id}/${field}`, writeDollars(lead[field]));
  const [isWrong, setWrong] = useState(false);
  const keep = () => {
    const cents = readDollars(typed);
    setWrong(cents === undefined);
    if (cents !== undefined && cents !== lead[field]) onChange({ [field]: cents });
  };
  return (
    <TextField
      id={id}
      label={label}
      error={isWrong ? next.notAnAmount : undefined}
      control={{
        value: typed,
        inputMode: 'decimal',
        maxLength: 14,
        readOnly: isBusy,
        onChange: (event) => setTyped(event.target.value),
        onBlur: keep,
        onKeyDown: (event) => event.key === 'Enter' && keep(),
      }}
    />
  );
}

function LostBecause({ lead, isBusy, onChange }: StepFieldProps) {
  const { next } = useContent(deskContent);
  const id = useId();
  return (
    <SelectField
      id={id}
      label={next.lostReason}
      control={{
        value: lead.lostReason ?? '',
        'aria-disabled': isBusy,
        onChange: (event) => onChange({ lostReason: (event.target.value || null) as LostReason | null }),
      }}
    >
      <option value="">{next.noReason}</option>
      {Object.entries(next.reasons).map(([reason, words]) => (
        <option key={reason} value={reason}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The fields for the next step of a lead. Each field is saved separately. */
export function NextStep({ lead, userId }: { lead: LeadDetail; userId: string }) {
  const content = useContent(inboxContent);
  const { next } = useContent(deskContent);
  const id = useId();
  const { select } = useContent(listContent);
  const attempt = useLeadAttempt();
  const toast = useToast();
  const { data: staff } = useGetStaffQuery();
  const [changeLead, { isLoading }] = useChangeLeadMutation();
  const keep = (changed: LeadChange, failed: string) =>
    attempt(changeLead({ id: lead.id, change: changed }).unwrap(), { failed });
  const undo = async (before: LeadChange) => {
    if (await keep(before, select.undoFailed)) toast({ ...select.undone, variant: 'success' });
  };
  const change = async (changed: LeadChange) => {
    // Changes are ignored while one is being saved. Disabling the fields would lose the focus.
    if (isLoading) return;
    const { status } = changed;
    const before = { status: lead.status };
    if (!(await keep(changed, status ? content.statusFailed : next.failed))) return;
    const said = status ? content.statusChanged(lead.name, content.statuses[status]) : next.saved(lead.name);
    if (status)
      toast(
        { ...said, variant: 'success', actionLabel: select.undo, durationMs: undoMs },
        () => void undo(before),
      );
    else toast({ ...said, variant: 'success' });
  };
  const field = { lead, isBusy: isLoading, onChange: (changed: LeadChange) => void change(changed) };
  return (
    <section className="space-y-4 rounded-2xl border border-line p-4 sm:p-5 print:hidden">
      <h3 className="text-lg">{next.title}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={`${id}-status`}
          label={content.status}
          control={{
            value: lead.status,
            'aria-disabled': isLoading,
            onChange: (event) => void change({ status: event.target.value as LeadDetail['status'] }),
          }}
        >
          <Options of={leadStatuses} name={(status) => content.statuses[status]} />
        </SelectField>
        <SelectField
          id={`${id}-owner`}
          label={next.owner}
          control={{
            value: lead.owner?.id ?? '',
            'aria-disabled': isLoading,
            onChange: (event) => void change({ ownerId: event.target.value || null }),
          }}
        >
          <OwnerOptions staff={staff} userId={userId} owner={lead.owner} />
        </SelectField>
      </div>
      <FollowUp {...field} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Amount {...field} field="quotedCents" label={next.quoted} />
        {lead.status === 'won' && <Amount {...field} field="jobCents" label={next.job} />}
        {lead.status === 'lost' && <LostBecause {...field} />}
      </div>
    </section>
  );
}
