import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../../components/forms/form-values';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { TextField } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { isApiError } from '../../../lib/api-error';
import { tickedIn, useFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { LeadChange, LeadDetail } from '../../../types/api';
import { useChangeLeadMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';
import { choices, ServiceChoices } from './service-choices';

/** Returns the fields whose values differ from the lead's. Emptied fields, except the name, become null. */
function corrections(form: HTMLFormElement, lead: LeadDetail): LeadChange {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const change: LeadChange = {};
  if (text('name') !== lead.name) change.name = text('name');
  if (text('email') !== (lead.email ?? '')) change.email = text('email') || null;
  if (text('phone') !== (lead.phone ?? '')) change.phone = text('phone') || null;
  if (lead.kind === 'contact') return change;
  if (text('address') !== (lead.address ?? '')) change.address = text('address') || null;
  const services = data.getAll('services').map(String);
  if (services.join() !== choices.filter((id) => lead.services.includes(id)).join())
    change.services = services as LeadChange['services'];
  return change;
}

interface CorrectLeadProps {
  lead: LeadDetail;
  onClose: () => void;
}

/** A form that corrects the facts of a lead. The lead's history keeps the previous values. */
export function CorrectLead({ lead: current, onClose: leave }: CorrectLeadProps) {
  // The lead as it was when the form opened. A comparison with the current lead would undo a correction that a
  // colleague made in the meantime.
  const [lead] = useState(current);
  const content = useContent(inboxContent);
  const { facts } = useContent(deskContent);
  const { texts, onInput, forget } = useFormDraft(`lead/${lead.id}/facts`);
  const onClose = () => {
    forget();
    leave();
  };
  const attempt = useLeadAttempt({ fields: facts.checkFields });
  const [faults, setFaults] = useState<string[]>([]);
  const [changeLead, { isLoading }] = useChangeLeadMutation();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const change = corrections(form, lead);
    if (Object.keys(change).length === 0) {
      onClose();
      return;
    }
    const answer = changeLead({ id: lead.id, change }).unwrap();
    answer.catch((error: unknown) => {
      const names = isApiError(error) ? Object.keys(error.fields ?? {}) : [];
      setFaults(names);
      focusFirst(form, names);
    });
    if (await attempt(answer, { failed: facts.failed })) onClose();
  };
  const fault = (name: string) => (faults.includes(name) ? facts.faults[name] : undefined);
  const fields = [
    // Focused, so that the form scrolls into view: on a phone, the button that opened the form is far below it.
    { name: 'name', label: facts.name, value: lead.name, type: 'text', maxLength: 200, autoFocus: true },
    { name: 'email', label: content.email, value: lead.email, type: 'email', maxLength: 254 },
    { name: 'phone', label: content.phone, value: lead.phone, type: 'tel', maxLength: 40 },
    ...(lead.kind === 'quote'
      ? [{ name: 'address', label: content.address, value: lead.address, type: 'text', maxLength: 500 }]
      : []),
  ];
  return (
    <form
      noValidate
      aria-label={facts.title}
      onInput={onInput}
      onSubmit={(event) => void save(event)}
      className="space-y-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, value, ...control }) => (
          <TextField
            key={name}
            label={label}
            error={fault(name)}
            control={{ name, defaultValue: texts[name] ?? value ?? '', autoComplete: 'off', ...control }}
          />
        ))}
      </div>
      {lead.kind === 'quote' && (
        <ServiceChoices chosen={tickedIn(texts['services']) ?? lead.services} error={fault('services')} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isLoading}>
          {isLoading ? facts.saving : facts.save}
        </Button>
        <CancelButton onClick={onClose} />
      </div>
    </form>
  );
}
