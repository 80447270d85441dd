import { useState } from 'react';
import { CheckInput, ChoiceInput, ManyInput } from '../../../components/ui/bound-fields';
import { TextField } from '../../../components/ui/field';
import { typedNumber } from '../../../lib/typed-number';
import type { Path } from '../draft/paths';
import { useField } from './form-context';

interface OptionsProps<T> {
  path: Path;
  options: [T, string][];
}

export function ChoiceField<T extends string | number>({ path, options }: OptionsProps<T>) {
  return <ChoiceInput id={path} {...useField<T>(path)} options={options} />;
}

export function CheckField({ path }: { path: Path }) {
  return <CheckInput id={path} {...useField<boolean | undefined>(path)} />;
}

export function ManyField({ path, options }: OptionsProps<string>) {
  const field = useField<readonly string[]>(path);
  return <ManyInput id={path} {...field} options={options} className="sm:grid-cols-2" />;
}

interface NativeFieldProps {
  path: Path;
  type: 'time' | 'date';
  /** Whether the field may be empty. An empty field is saved as `null`. */
  isOptional?: boolean;
}

function NativeField({ path, type, isOptional = false }: NativeFieldProps) {
  const { value, change, isReadOnly, ...frame } = useField<string | null>(path);
  return (
    <TextField
      id={path}
      {...frame}
      control={{
        type,
        value: value ?? '',
        readOnly: isReadOnly,
        onChange: ({ target }) => change(target.value === '' && isOptional ? null : target.value),
      }}
    />
  );
}

export const TimeField = (props: Omit<NativeFieldProps, 'type'>) => <NativeField type="time" {...props} />;

export const DayField = (props: Omit<NativeFieldProps, 'type'>) => <NativeField type="date" {...props} />;

interface TypedFieldProps<T> {
  path: Path;
  /** Returns the value as text. `parse` does the reverse, and returns undefined for an invalid text. */
  format: (value: T) => string;
  parse: (text: string) => T | undefined;
  inputMode?: 'decimal' | 'numeric';
  /** Error of a nested value, for instance a coordinate. Shown if the whole value has no error. */
  partError?: string;
}

/**
 * A field whose value is typed as text. Invalid text is not saved; when the field loses the focus, it shows the last
 * valid value again.
 */
export function TypedField<T>({ path, format, parse, inputMode, partError }: TypedFieldProps<T>) {
  const { value, change, isReadOnly, error = partError, ...frame } = useField<T>(path);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const parsed = parse(text);
    if (parsed !== undefined) change(parsed);
  };
  return (
    <TextField
      id={path}
      {...frame}
      error={error}
      control={{
        inputMode,
        value: typed ?? format(value),
        readOnly: isReadOnly,
        autoComplete: 'off',
        onChange: ({ target }) => type(target.value),
        onBlur: () => setTyped(null),
      }}
    />
  );
}

const formatNumber = (value: number | null) => (value === null ? '' : String(value));

interface NumberFieldProps {
  path: Path;
  isOptional?: boolean;
}

export function NumberField({ path, isOptional = false }: NumberFieldProps) {
  const parse = (text: string) => (isOptional && text.trim() === '' ? null : typedNumber(text));
  return <TypedField<number | null> path={path} format={formatNumber} parse={parse} inputMode="decimal" />;
}
