import type { ComponentProps } from 'react';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { TextField } from '../ui/field';

/** One text field of a public form: its name, which is also the name of its label, and what the browser may know of it. */
export interface TextFieldSpec {
  name: 'name' | 'email' | 'phone' | 'address' | 'subject';
  isOptional?: boolean;
  control?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;
}

interface TextFieldsProps {
  fields: TextFieldSpec[];
  errors: Record<string, string | undefined>;
  idPrefix: string;
}

export function TextFields({ fields, errors, idPrefix }: TextFieldsProps) {
  const content = useContent(formsContent);
  return fields.map(({ name, isOptional, control }) => (
    <TextField
      key={name}
      id={`${idPrefix}-${name}`}
      label={isOptional ? `${content[name]} (${content.optional})` : content[name]}
      isRequired={!isOptional}
      error={errors[name]}
      control={{ name, ...control }}
    />
  ));
}
