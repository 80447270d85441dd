import { type ComponentType, useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { focusFirst, type FormValues } from '../../../components/forms/form-values';
import { FormFailed } from '../../../components/forms/form-failed';
import { SubmitButton } from '../../../components/forms/submit-button';
import { useLeadForm } from '../../../components/forms/use-lead-form';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { PartFailed } from '../../../components/ui/part-failed';
import { formsContent } from '../../../content/forms';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { ContactFields } from './contact-fields';
import type { ContactSentProps } from './contact-sent';

type ContactFormCode = typeof import('../contact-form-code');

const load = (): Promise<ContactFormCode> => import('../contact-form-code');

/** The contact form, and the thanks that take its place once the message was sent. */
export function ContactForm({ subject = '' }: { subject?: string }) {
  const [sent, setSent] = useState<{ reference?: string; Sent: ComponentType<ContactSentProps> }>();
  const [isAgain, setAgain] = useState(false);
  if (!sent)
    return (
      <OpenContactForm
        subject={subject}
        isFocused={isAgain}
        onSent={(reference, { ContactSent }) => setSent({ reference, Sent: ContactSent })}
      />
    );
  const writeAnother = () => {
    setAgain(true);
    setSent(undefined);
  };
  return <sent.Sent reference={sent.reference} onAgain={writeAnother} />;
}

interface OpenContactFormProps {
  subject: string;
  isFocused: boolean;
  onSent: (reference: string | undefined, code: ContactFormCode) => void;
}

function OpenContactForm({ subject, isFocused, onSent }: OpenContactFormProps) {
  const content = useContent(formsContent).contact;
  const language = useLanguage();
  const { pathname } = useLocation();
  const dispatch = useDispatch<AppDispatch>();
  const idPrefix = useId();

  const send = async (values: FormValues, code: ContactFormCode) => {
    const outcome = await dispatch(code.sendContact({ values, language, page: pathname }));
    if ('refusal' in outcome) return outcome.refusal;
    onSent(outcome.receipt.reference, code);
    return undefined;
  };
  const lead = useLeadForm({ name: 'contact', load, send });
  const { form } = lead;

  useEffect(() => {
    if (isFocused && form.current) focusFirst(form.current);
  }, [isFocused, form]);

  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name="subject"]');
    if (field && subject) field.value ||= subject;
  }, [subject, form]);

  return (
    <form {...lead.formProps}>
      <ContactFields
        errors={lead.code?.errorTexts(lead.errors, language, 'contact_') ?? {}}
        idPrefix={idPrefix}
      />
      <div className="space-y-3 sm:col-span-2">
        {lead.failure && <FormFailed {...lead.failure} />}
        <SubmitButton
          label={content.submit}
          busyLabel={content.submitting}
          isLoading={lead.isLoading}
          isSending={lead.isSending}
          className="w-full sm:w-52"
        />
        {lead.hasFailed && <PartFailed />}
        <PrivacyNote />
      </div>
    </form>
  );
}
