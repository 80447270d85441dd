import type { ComponentProps } from 'react';
import { Honeypot } from '../../../components/site/honeypot';
import { TextArea, TextField } from '../../../components/ui/field';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';

export interface ContactDraftValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  website: string;
}

type FieldName = keyof ContactDraftValues;

interface ContactFieldsProps {
  control: (name: FieldName) => ComponentProps<'input'> & ComponentProps<'textarea'>;
  errors?: Partial<Record<FieldName, string>>;
  idPrefix: string;
}

/** The fields of the contact form, without behaviour. */
export function ContactFields({ control, errors = {}, idPrefix }: ContactFieldsProps) {
  const content = useContent(formsContent);
  const field = (name: FieldName) => ({ id: `${idPrefix}-${name}`, error: errors[name] });
  return (
    <>
      <p className="text-sm text-ink-soft sm:col-span-2">{content.requiredNote}</p>
      <TextField
        {...field('name')}
        isRequired
        label={content.name}
        control={{ ...control('name'), autoComplete: 'name' }}
      />
      <TextField
        {...field('email')}
        isRequired
        label={content.email}
        control={{ ...control('email'), type: 'email', autoComplete: 'email', inputMode: 'email' }}
      />
      <TextField
        {...field('phone')}
        label={`${content.phone} (${content.optional})`}
        control={{ ...control('phone'), type: 'tel', autoComplete: 'tel', inputMode: 'tel' }}
      />
      <TextField {...field('subject')} isRequired label={content.subject} control={control('subject')} />
      <TextArea
        {...field('message')}
        isRequired
        className="sm:col-span-2"
        label={content.message}
        control={control('message')}
      />
      <Honeypot label={content.honeypot} control={control('website')} />
    </>
  );
}
