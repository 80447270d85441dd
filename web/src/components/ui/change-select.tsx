import type { ReactNode } from 'react';
import { SelectField } from './field';

interface ChangeSelectProps {
  label: string;
  placeholder: string;
  isIdle: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** A choice that takes effect at once. Afterwards it shows its placeholder again. */
export function ChangeSelect({ label, placeholder, isIdle, onChoose, children }: ChangeSelectProps) {
  return (
    <SelectField
      label={label}
      control={{ value: '', disabled: isIdle, onChange: ({ target }) => onChoose(target.value) }}
    >
      <option value="">{placeholder}</option>
      {children}
    </SelectField>
  );
}
