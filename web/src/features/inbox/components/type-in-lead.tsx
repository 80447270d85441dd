import { PhoneIncoming } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusFirst } from '../../../components/forms/form-values';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Checkbox } from '../../../components/ui/checkbox';
import { Dialog } from '../../../components/ui/dialog';
import { SelectField, TextArea, TextField } from '../../../components/ui/field';
import { NamedOptions, Options } from '../../../components/ui/options';
import { leadAddress } from '../../../config/admin-addresses';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { officeVisitsContent } from '../../../content/office-visits';
import { isApiError } from '../../../lib/api-error';
import { tickedIn, useFormDraft } from '../../../lib/drafts/use-form-draft';
import { useIdempotencyKey } from '../../../lib/drafts/use-idempotency-key';
import { useContent } from '../../../lib/language-context';
import type { OfficeWindow, TypedLead } from '../../../types/api';
import { useTypeInLeadMutation } from '../api/desk-api';
import { fromList } from '../from-list';
import { leadKinds } from '../lead-filter';
import { useLeadAttempt } from '../use-lead-attempt';
import { useBookLeadVisitMutation } from '../visits/office-visits-api';
import { useVisitAttempt } from '../visits/use-visit-attempt';
import { WindowSelect } from '../visits/window-select';
import { ServiceChoices } from './service-choices';

const sources = ['call', 'walk-in', 'referral', 'other'] as const satisfies readonly TypedLead['source'][];

function typedLead(form: HTMLFormElement): TypedLead {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim() || undefined;
  const services = data.getAll('services').map(String);
  return {
    kind: data.get('kind') as TypedLead['kind'],
    source: data.get('source') as TypedLead['source'],
    language: data.get('language') as TypedLead['language'],
    name: text('name') ?? '',
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    subject: text('subject'),
    message: text('message'),
    ...(services.length > 0 && { services: services as TypedLead['services'] }),
    receipt: data.has('receipt'),
  };
}

function faultsOf({ name, email, phone }: TypedLead): string[] {
  return [...(name ? [] : ['name']), ...(email || phone ? [] : ['email'])];
}

interface FieldsProps {
  faults: string[];
  /** Texts restored from a draft, by field. */
  texts: Readonly<Record<string, string>>;
}

function Fields({ faults, texts: typed }: FieldsProps) {
  const [kind, setKind] = useState(() => (typed['kind'] ?? 'quote') as TypedLead['kind']);
  const content = useContent(inboxContent);
  const { facts, typeIn } = useContent(deskContent);
  const fault = (name: string) => (faults.includes(name) ? typeIn.faults[name] : undefined);
  const texts = [
    { name: 'name', label: facts.name, isRequired: true, maxLength: 200 },
    { name: 'phone', label: content.phone, type: 'tel', maxLength: 40 },
    { name: 'email', label: content.email, type: 'email', maxLength: 254 },
    ...(kind === 'quote'
      ? [{ name: 'address', label: content.address, maxLength: 500 }]
      : [{ name: 'subject', label: content.subject, maxLength: 200 }]),
  ];
  const selects = [
    {
      name: 'source',
      label: typeIn.source,
      options: sources.map((one) => [one, facts.sources[one]] as const),
    },
    { name: 'language', label: typeIn.language, options: Object.entries(content.languages) },
  ];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {texts.map(({ name, label, isRequired, ...control }) => (
          <TextField
            key={name}
            label={label}
            isRequired={isRequired}
            error={fault(name)}
            control={{ name, defaultValue: typed[name], autoComplete: 'off', ...control }}
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={typeIn.kind}
          control={{
            name: 'kind',
            value: kind,
            onChange: (event) => setKind(event.target.value as TypedLead['kind']),
          }}
        >
          <Options of={leadKinds} name={(one) => content.kinds[one]} />
        </SelectField>
        {selects.map(({ name, label, options }) => (
          <SelectField key={name} label={label} control={{ name, defaultValue: typed[name] }}>
            <NamedOptions of={options} />
          </SelectField>
        ))}
      </div>
      <TextArea
        label={typeIn.note}
        control={{ name: 'message', defaultValue: typed['message'], rows: 3, maxLength: 10_000 }}
      />
      {kind === 'quote' && <ServiceChoices chosen={tickedIn(typed['services'])} />}
      <Checkbox name="receipt" defaultChecked={Boolean(typed['receipt'])} label={typeIn.receipt} />
    </>
  );
}

interface TypeInDialogProps {
  /** Set to book a visit together with the lead; `window` is the preselected time. */
  visit?: { window?: OfficeWindow };
  onClose: () => void;
}

export function TypeInDialog({ visit, onClose }: TypeInDialogProps) {
  const { facts, typeIn } = useContent(deskContent);
  const visits = useContent(officeVisitsContent);
  const navigate = useNavigate();
  const { texts, onInput, forget } = useFormDraft('typed-in-lead');
  const finish = () => {
    forget();
    onClose();
  };
  const attempt = useLeadAttempt({ fields: facts.checkFields });
  const attemptVisit = useVisitAttempt();
  const tried = useIdempotencyKey('typed-in-lead/attempt');
  const [faults, setFaults] = useState<string[]>([]);
  const [window, setWindow] = useState(visit?.window);
  const [typeInLead, { isLoading }] = useTypeInLeadMutation();
  const [book, { isLoading: isBooking }] = useBookLeadVisitMutation();
  const isBusy = isLoading || isBooking;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const showFaults = (names: string[]) => {
      setFaults(names);
      // Focuses the first field with an error, because on a phone the button is far below the fields.
      focusFirst(form, names);
    };
    const lead = typedLead(form);
    const found = [...(visit && !window ? ['window'] : []), ...faultsOf(lead)];
    showFaults(found);
    if (found.length > 0 || isBusy) return;
    const answer = typeInLead({ lead, idempotencyKey: tried.keyFor(lead) }).unwrap();
    answer.catch((error: unknown) => showFaults(isApiError(error) ? Object.keys(error.fields ?? {}) : []));
    const done = visit ? undefined : typeIn.done(lead.name);
    const kept = await attempt(answer, { done, failed: typeIn.failed });
    if (!kept) return;
    tried.end();
    if (window) {
      const { windowId, date } = window;
      const words = { done: visits.booked(lead.email !== undefined), failed: visits.onlyLead };
      await attemptVisit(book({ leadId: kept.id, windowId, date }).unwrap(), words);
    }
    finish();
    void navigate(leadAddress(kept.reference), { state: visit ? undefined : fromList });
  };
  return (
    <Dialog
      title={visit ? visits.add : typeIn.title}
      description={visit ? visits.addText : typeIn.text}
      isSticky
      onClose={onClose}
    >
      <form noValidate onInput={onInput} onSubmit={(event) => void save(event)} className="mt-4 space-y-4">
        {visit && (
          <WindowSelect
            label={visits.when}
            isBusy={isBusy}
            isRequired
            chosen={window}
            error={faults.includes('window') ? visits.chooseFirst : undefined}
            onChoose={setWindow}
          />
        )}
        <Fields faults={faults} texts={texts} />
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton onClick={finish} />
          <Button type="submit" disabled={isBusy}>
            {isBusy ? typeIn.saving : visit ? visits.addIt : typeIn.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function TypeInLead() {
  const { typeIn } = useContent(deskContent);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="max-sm:px-3!" onClick={() => setOpen(true)}>
        <PhoneIncoming aria-hidden className="size-4 max-sm:hidden" />
        {typeIn.open}
      </Button>
      {isOpen && <TypeInDialog onClose={() => setOpen(false)} />}
    </>
  );
}
