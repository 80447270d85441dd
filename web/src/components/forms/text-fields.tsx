import type { ComponentProps } from 'react';
import { type FormsContent, formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { TextField } from '../ui/field';

/** Key of a plain string in the forms' content. The key of a field's label is the field's name. */
type Label = {
  [Name in keyof FormsContent]: FormsContent[Name] extends string ? Name : never;
}[keyof FormsContent];

export interface TextFieldSpec {
  name: Label;
  hint?: Label;
  isOptional?: boolean;
  control?: Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'
  >;
  className?: string;
}

export interface TextFieldsProps {
  fields: TextFieldSpec[];
  errors: Record<string, string | undefined>;
  idPrefix: string;
}

export function TextFields({ fields, errors, idPrefix }: TextFieldsProps) {
  const content = useContent(formsContent);
  return fields.map(({ name, hint, isOptional, control, className }) => (
    <TextField
      key={name}
      id={`${idPrefix}-${name}`}
      label={isOptional ? `${content[name]} (${content.optional})` : content[name]}
      isRequired={!isOptional}
      hint={hint && content[hint]}
      className={className}
      error={errors[name]}
      control={{ name, ...control }}
    />
  ));
}
