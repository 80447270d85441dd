import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../../../components/forms/form-values';
import { FormEnd } from '../../../components/forms/form-end';
import { FormFields } from '../../../components/forms/form-fields';
import { useFormPhotos } from '../../../components/forms/photos/use-form-photos';
import type { SentReceipt } from '../../../components/forms/send-lead';
import type { TextFieldSpec } from '../../../components/forms/text-fields';
import { useLeadForm } from '../../../components/forms/use-lead-form';
import type { Progress } from '../../../components/ui/sending-progress';
import { useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { ContactSentProps } from './contact-sent';

type ContactFormCode = typeof import('../contact-form-code');

const load = (): Promise<ContactFormCode> => import('../contact-form-code');

const textFields: TextFieldSpec[] = [
  { name: 'name', control: { autoComplete: 'name' } },
  { name: 'email', control: { type: 'email', autoComplete: 'email', inputMode: 'email' } },
  {
    name: 'phone',
    isOptional: true,
    control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', placeholder: ' ' },
  },
  { name: 'subject' },
];

/** Initial values of the form, which a link to it can set. */
interface ContactFormProps {
  subject?: string;
  /** Text at the beginning of the message. It is not added if the message already contains it. */
  opening?: string;
  /** Whether the photo zone is open at first, for links whose visitors have something to show. */
  hasPhotosOpen?: boolean;
}

export function ContactForm(props: ContactFormProps) {
  const [sent, setSent] = useState<{ receipt: SentReceipt; Sent: ComponentType<ContactSentProps> }>();
  const [isAgain, setAgain] = useState(false);
  if (!sent)
    return (
      <OpenContactForm
        {...props}
        isFocused={isAgain}
        onSent={(receipt, { ContactSent }) => setSent({ receipt, Sent: ContactSent })}
      />
    );
  const writeAnother = () => {
    setAgain(true);
    setSent(undefined);
  };
  return <sent.Sent receipt={sent.receipt} onAgain={writeAnother} />;
}

interface OpenContactFormProps extends ContactFormProps {
  isFocused: boolean;
  onSent: (receipt: SentReceipt, code: ContactFormCode) => void;
}

function OpenContactForm({ subject = '', opening, hasPhotosOpen, isFocused, onSent }: OpenContactFormProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const dispatch = useDispatch<AppDispatch>();
  const idPrefix = useId();
  const linked = useRef('');
  const [progress, setProgress] = useState<Progress>(null);

  const send = (values: FormValues, code: ContactFormCode) =>
    dispatch(code.sendContact({ values, language, page: pathname, onProgress: setProgress }));
  const lead = useLeadForm({ name: 'contact', load, send, onSent, isFocused });
  const { form, setValue } = lead;
  const photos = useFormPhotos('contact', { load, need: lead.need });

  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name="subject"]');
    if (!field || !subject) return;
    // After a change of language, the subject of a link is replaced unless the visitor has edited it.
    if (field.value === '' || field.value === linked.current) field.value = subject;
    linked.current = subject;
  }, [subject, form]);

  useEffect(() => {
    const message = form.current?.querySelector('textarea')?.value ?? '';
    // If the visitor writes another message after the first was sent, it gets no opening, because it is usually about
    // something else.
    if (opening && !isFocused && !message.includes(opening))
      setValue('message', [opening, message].join('\n').trim());
  }, [opening, isFocused, form, setValue]);

  return (
    <form {...lead.formProps}>
      <FormFields
        fields={textFields}
        errors={lead.code?.errorTexts(lead.errors, language, 'contact_') ?? {}}
        idPrefix={idPrefix}
      />
      <FormEnd
        name="contact"
        lead={lead}
        photos={photos}
        arePhotosOpen={hasPhotosOpen}
        progress={progress}
        width="sm:w-52"
      />
    </form>
  );
}
