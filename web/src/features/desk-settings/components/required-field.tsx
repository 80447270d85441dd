import { type ComponentProps, type InvalidEvent, useState } from 'react';
import { TextField } from '../../../components/ui/field';
import { deskSettingsContent } from '../../../content/desk-settings';
import { useContent } from '../../../lib/language-context';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Returns the error of a required control, and the attributes with which the control reports it. The error replaces the
 * browser's own message, which is in the browser's language, and stays while the control has the value that the browser
 * rejected.
 *
 * @param wrong the error for a value outside the limits of the control
 */
export function useRequired(value: string, wrong?: string) {
  const { missing, tooEarly } = useContent(deskSettingsContent);
  const [refused, setRefused] = useState<{ value: string; error: string }>();
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const { currentTarget: control } = event;
    setRefused({ value, error: control.validity.valueMissing ? missing : (wrong ?? tooEarly) });
    const controls = [...(control.form?.elements ?? [])] as Control[];
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  };
  return {
    error: refused?.value === value ? refused.error : undefined,
    control: { required: true, value, onInvalid },
  };
}

interface RequiredFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  label: string;
  hint?: string;
  value: string;
  onType: (value: string) => void;
  wrong?: string;
}

/** A required field for a number, a day or a time. */
export function RequiredField({ label, hint, value, onType, wrong, ...input }: RequiredFieldProps) {
  const { error, control } = useRequired(value, wrong);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      control={{ ...input, ...control, onChange: ({ target }) => onType(target.value) }}
    />
  );
}
