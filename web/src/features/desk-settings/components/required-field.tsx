import { type ComponentProps, type InvalidEvent, useState } from 'react';
import { TextField } from '../../../components/ui/field';
import { onCallContent } from '../../../content/on-call';
import { useContent } from '../../../lib/language-context';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The error of a required control. It replaces the browser's own message, which is in the browser's language, and
 * stays while the control has the value that the browser refused.
 */
export function useRequired(value: string) {
  const { missing, tooEarly } = useContent(onCallContent);
  const [refused, setRefused] = useState<{ value: string; error: string }>();
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const { currentTarget: control } = event;
    setRefused({ value, error: control.validity.valueMissing ? missing : tooEarly });
    const controls = [...(control.form?.elements ?? [])] as Control[];
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  };
  return {
    error: refused?.value === value ? refused.error : undefined,
    control: { required: true, value, onInvalid },
  };
}

interface RequiredFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min'> {
  label: string;
  value: string;
  onType: (value: string) => void;
}

/** A required field for a time, or for a day and a time. */
export function RequiredField({ label, value, onType, ...input }: RequiredFieldProps) {
  const { error, control } = useRequired(value);
  return (
    <TextField
      label={label}
      error={error}
      control={{ ...input, ...control, onChange: ({ target }) => onType(target.value) }}
    />
  );
}
