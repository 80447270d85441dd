import { FormFields } from '../../../components/forms/form-fields';
import type { TextFieldSpec } from '../../../components/forms/text-fields';

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

export function ContactFields(props: ContactFieldsProps) {
  return <FormFields fields={textFields} {...props} />;
}
