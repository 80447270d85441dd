import { useEffect, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { errorTexts } from '../../../components/forms/error-texts';
import { FormFailed } from '../../../components/forms/form-failed';
import { focusFirst, type FormValues } from '../../../components/forms/form-values';
import { SubmitButton } from '../../../components/forms/submit-button';
import { type TextFieldSpec, TextFields } from '../../../components/forms/text-fields';
import { UrgencyField } from '../../../components/forms/urgency-field';
import { type Outcome, type Refusal, useLeadForm } from '../../../components/forms/use-lead-form';
import { Honeypot } from '../../../components/site/honeypot';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { Button } from '../../../components/ui/button';
import { chatContent } from '../../../content/chat';
import { formAnswersContent } from '../../../content/form-answers';
import { isApiError } from '../../../lib/api-error';
import { failureText } from '../../../lib/failure-text';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { checkContact } from '../contact-schema';
import { leaveContact } from '../leave-contact';

const fields: TextFieldSpec[] = [
  { name: 'name', control: { autoComplete: 'name' } },
  { name: 'email', control: { type: 'email', autoComplete: 'email', inputMode: 'email' } },
  { name: 'phone', isOptional: true, control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } },
];

const load = () => Promise.resolve({ check: checkContact });

interface AddressFormProps {
  /** Whether the visitor opened the form. If so, its first field gets the focus. */
  isAsked: boolean;
  pauseFor: <T>(work: () => Promise<T>) => Promise<T>;
  onSending: () => void;
  onLater: () => void;
}

function useRefusal() {
  const answers = useContent(formAnswersContent);
  const { notSent } = useContent(chatContent).address;
  return (error: unknown): Refusal => {
    const { status, fields: faults = {} } = isApiError(error) ? error : { status: 0 };
    const errors = Object.fromEntries(Object.entries(faults).map(([name, { code }]) => [name, code]));
    return {
      errors,
      failure: { title: notSent, text: failureText(status, answers) ?? answers.contact.failed.tryAgain },
    };
  };
}

/** A form for name, email and an optional phone number. Sending it turns the conversation into a lead. */
export function AddressForm({ isAsked, pauseFor, onSending, onLater }: AddressFormProps) {
  const content = useContent(chatContent).address;
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const idPrefix = useId();
  const place = useRef<HTMLDivElement>(null);
  const toRefusal = useRefusal();
  const send = async (values: FormValues): Promise<Outcome<null>> => {
    onSending();
    try {
      await pauseFor(() => dispatch(leaveContact(values)));
      return { receipt: null };
    } catch (error) {
      return { refusal: toRefusal(error) };
    }
  };
  const lead = useLeadForm({ name: 'chatContact', load, send });
  const { form } = lead;
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    if (isAsked && form.current) focusFirst(form.current);
  }, [isAsked, form]);
  return (
    <div ref={place} className="rounded-xl border border-line p-4">
      <h3 className="text-lg">{content.title}</h3>
      <form {...lead.formProps} className="relative mt-3 flex flex-col gap-3">
        <TextFields fields={fields} errors={errorTexts(lead.errors, language)} idPrefix={idPrefix} />
        <UrgencyField />
        <Honeypot />
        {lead.failure && <FormFailed {...lead.failure} />}
        <div className="flex flex-wrap gap-2">
          <SubmitButton
            label={content.submit}
            busyLabel={content.submitting}
            isLoading={lead.isLoading}
            isSending={lead.isSending}
            className="grow"
          />
          <Button variant="quiet" onClick={onLater}>
            {content.later}
          </Button>
        </div>
        <PrivacyNote />
      </form>
    </div>
  );
}
