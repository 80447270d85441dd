import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { Button } from '../../../components/ui/button';
import { useToast } from '../../../components/ui/toast/use-toast';
import { formAnswersContent } from '../../../content/form-answers';
import { formsContent } from '../../../content/forms';
import { useFocusOnReturn } from '../../../hooks/use-focus-on-return';
import { useRefocus } from '../../../hooks/use-refocus';
import { isApiError } from '../../../lib/api-error';
import { failureText } from '../../../lib/failure-text';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadReceipt } from '../../../types/api';
import { emptyContact } from '../contact-draft';
import { contactSchema, type ContactValues } from '../contact-schema';
import { useContactDraft } from '../use-contact-draft';
import { useSubmitContact } from '../use-submit-contact';
import { ContactFields } from './contact-fields';
import { ContactSent } from './contact-sent';

/** The server's code for a short message is the quote form's; this form has words of its own for it. */
const ownCode = (code: string) => (code === 'message_too_short' ? 'contact_message_too_short' : code);

interface LiveContactFormProps {
  typed: Partial<ContactValues>;
  focused: string | null;
  subject: string;
}

export function LiveContactForm({ typed, focused, subject }: LiveContactFormProps) {
  const content = useContent(formsContent);
  const answers = useContent(formAnswersContent);
  const language = useLanguage();
  const { pathname } = useLocation();
  const toast = useToast();
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [receipt, setReceipt] = useState<Partial<LeadReceipt> | null>(null);
  const draft = useContactDraft(typed);
  const { change, end } = draft;
  const { submit, isSending } = useSubmitContact(draft);
  const { register, handleSubmit, formState, reset, setError, setValue, getValues, subscribe } =
    useForm<ContactValues>({ resolver: zodResolver(contactSchema), defaultValues: draft.first.values });

  useRefocus(form, focused);
  useFocusOnReturn(form, receipt === null);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => change({ values }) }),
    [subscribe, change],
  );

  useEffect(() => {
    if (subject && !getValues('subject')) setValue('subject', subject);
  }, [subject, getValues, setValue]);

  const showFailure = (error: unknown) => {
    const { status, fields = {} } = isApiError(error) ? error : { status: 0 };
    for (const [name, fault] of Object.entries(fields)) {
      if (name in emptyContact) setError(name as keyof ContactValues, { message: ownCode(fault.code) });
    }
    const description = failureText(status, answers, answers.contact.failed.text);
    toast({ title: answers.contact.failed.title, description, variant: 'destructive' });
  };

  const send = handleSubmit(async (values) => {
    try {
      setReceipt(await submit({ values, language, page: pathname }));
      reset(emptyContact);
      end();
      toast({ ...answers.contact.success, variant: 'success' });
    } catch (error) {
      showFailure(error);
    }
  });

  const startAgain = () => {
    end();
    setReceipt(null);
  };
  if (receipt) return <ContactSent reference={receipt.reference} onAgain={startAgain} />;
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, error]) => [
      name,
      answers.errors[error?.message ?? ''] ?? answers.errors.required,
    ]),
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      className="relative grid gap-4 sm:grid-cols-2"
    >
      <ContactFields control={(name) => register(name)} errors={errors} idPrefix={idPrefix} />
      <div className="space-y-3 sm:col-span-2">
        <Button variant="action" type="submit" disabled={isSending} className="w-full sm:w-52">
          {isSending ? content.contact.submitting : content.contact.submit}
        </Button>
        <PrivacyNote />
      </div>
    </form>
  );
}
