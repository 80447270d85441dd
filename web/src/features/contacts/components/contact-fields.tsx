import { AboutGuide } from '../../../components/forms/about-guide';
import { lastFields, type TextFieldSpec, TextFields } from '../../../components/forms/text-fields';
import { TextConsent } from '../../../components/forms/text-consent';
import { UrgencyField } from '../../../components/forms/urgency-field';
import { Honeypot } from '../../../components/site/honeypot';
import { TextArea } from '../../../components/ui/field';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';

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

interface ContactFieldsProps {
  errors: Record<string, string | undefined>;
  idPrefix: string;
}

export function ContactFields({ errors, idPrefix }: ContactFieldsProps) {
  const content = useContent(formsContent);
  return (
    <>
      <p className="text-sm text-ink-soft sm:col-span-2">{content.requiredNote}</p>
      <TextFields fields={textFields} errors={errors} idPrefix={idPrefix} />
      <AboutGuide />
      <TextArea
        id={`${idPrefix}-message`}
        isRequired
        error={errors['message']}
        className="sm:col-span-2"
        label={content.message}
        control={{ name: 'message' }}
      />
      <TextConsent />
      <UrgencyField />
      <TextFields fields={lastFields} errors={errors} idPrefix={idPrefix} />
      <Honeypot label={content.honeypot} control={{ name: 'website' }} />
    </>
  );
}
