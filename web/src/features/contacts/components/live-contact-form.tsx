import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { Button } from '../../../components/ui/button';
import { useToast } from '../../../components/ui/toast/use-toast';
import { formsContent } from '../../../content/forms';
import { useAttemptKey } from '../../../hooks/use-attempt-key';
import { useRefocus } from '../../../hooks/use-refocus';
import { isApiError } from '../../../lib/api-error';
import { useContent, useLanguage } from '../../../lib/language-context';
import { markPopupDone } from '../../../lib/popup-session';
import { useSendContactMutation } from '../api/contacts-api';
import { clearContactDraft, loadContactDraft, saveContactDraft } from '../contact-draft';
import { contactSchema, type ContactValues } from '../contact-schema';
import { ContactFields } from './contact-fields';
import { ContactSent } from './contact-sent';

const empty: ContactValues = { name: '', email: '', phone: '', subject: '', message: '', website: '' };

/** The server's code for a short message is the quote form's; this form has words of its own for it. */
const ownCode = (code: string) => (code === 'message_too_short' ? 'contact_message_too_short' : code);

interface LiveContactFormProps {
  typed: Record<string, string | string[]>;
  focused: string | null;
  subject: string;
}

export function LiveContactForm({ typed, focused, subject }: LiveContactFormProps) {
  const content = useContent(formsContent);
  const language = useLanguage();
  const { pathname } = useLocation();
  const toast = useToast();
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reference, setReference] = useState<string | null>(null);
  // What was typed before the form came to life goes before what the tab has kept.
  const [kept] = useState(() =>
    Object.values(typed).some((value) => value.length > 0) ? null : loadContactDraft(),
  );
  const [startedAt, setStartedAt] = useState(() => kept?.startedAt ?? Date.now());
  const keyFor = useAttemptKey();
  const [sendContact, { isLoading }] = useSendContactMutation();
  const { register, handleSubmit, formState, reset, setError, setValue, getValues, subscribe } =
    useForm<ContactValues>({
      resolver: zodResolver(contactSchema),
      defaultValues: { ...empty, ...(kept?.values ?? typed) },
    });

  useRefocus(form, focused);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveContactDraft({ startedAt, values }),
      }),
    [subscribe, startedAt],
  );

  useEffect(() => {
    if (subject && !getValues('subject')) setValue('subject', subject);
  }, [subject, getValues, setValue]);

  const showFailure = (error: unknown) => {
    const { status, fields = {} } = isApiError(error) ? error : { status: 0 };
    for (const [name, fault] of Object.entries(fields)) {
      if (name in empty) setError(name as keyof ContactValues, { message: ownCode(fault.code) });
    }
    const description = status === 429 ? content.quote.limited : content.contact.failed.text;
    toast({ title: content.contact.failed.title, description, variant: 'destructive' });
  };

  const send = handleSubmit(async (values) => {
    const contact = { ...values, language, page: pathname, startedAt };
    const idempotencyKey = keyFor(JSON.stringify(contact));
    try {
      const receipt = await sendContact({ contact, idempotencyKey }).unwrap();
      markPopupDone();
      reset(empty);
      clearContactDraft();
      setReference(receipt.reference);
      toast({
        title: content.contact.success.title,
        description: content.contact.success.text,
        variant: 'success',
      });
    } catch (error) {
      showFailure(error);
    }
  });

  if (reference !== null) {
    const again = () => {
      setStartedAt(Date.now());
      setReference(null);
    };
    return <ContactSent reference={reference} onAgain={again} />;
  }
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, error]) => [
      name,
      content.errors[error?.message ?? ''] ?? content.errors.required,
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
        <Button variant="action" type="submit" disabled={isLoading} className="w-full sm:w-52">
          {isLoading ? content.contact.submitting : content.contact.submit}
        </Button>
        <PrivacyNote />
      </div>
    </form>
  );
}
