import type { ReactNode } from 'react';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { Honeypot } from '../site/honeypot';
import { TextArea } from '../ui/field';
import { AboutGuide } from './about-guide';
import { TextConsent } from './text-consent';
import { type TextFieldSpec, TextFields, type TextFieldsProps } from './text-fields';
import { UrgencyField } from './urgency-field';

const lastFields: TextFieldSpec[] = [
  { name: 'heardFrom', isOptional: true, control: { maxLength: 200 }, className: 'sm:col-span-2' },
];

/** `fields` are the text fields at the beginning of the form. */
interface FormFieldsProps extends TextFieldsProps {
  messageHint?: string;
  /** Fields between the text fields and the message. */
  children?: ReactNode;
}

/** The fields that the public forms have in common. */
export function FormFields({ fields, errors, idPrefix, messageHint, children }: FormFieldsProps) {
  const content = useContent(formsContent);
  return (
    <>
      <p className="text-sm text-ink-soft sm:col-span-2">{content.requiredNote}</p>
      <TextFields fields={fields} errors={errors} idPrefix={idPrefix} />
      {children}
      <AboutGuide />
      <TextArea
        id={`${idPrefix}-message`}
        isRequired
        error={errors['message']}
        className="sm:col-span-2"
        label={content.message}
        control={{ name: 'message', placeholder: messageHint }}
      />
      <TextConsent />
      <UrgencyField />
      <TextFields fields={lastFields} errors={errors} idPrefix={idPrefix} />
      <Honeypot />
    </>
  );
}
