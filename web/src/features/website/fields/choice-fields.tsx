import { useState } from 'react';
import { CheckList } from '../../../components/ui/check-list';
import { describedBy, FieldError, FieldGroup, SelectField, TextField } from '../../../components/ui/field';
import type { Path } from '../draft/paths';
import { useField } from './form-context';

interface ChoiceFieldProps<T> {
  path: Path;
  options: [T, string][];
  className?: string;
}

export function ChoiceField<T extends string | number>({ path, options, className }: ChoiceFieldProps<T>) {
  const { value, change, isReadOnly, ...frame } = useField<T>(path);
  return (
    <SelectField
      id={path}
      {...frame}
      className={className}
      control={{
        value,
        disabled: isReadOnly,
        onChange: ({ target }) => change(options[target.selectedIndex]?.[0] ?? value),
      }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function CheckField({ path }: { path: Path }) {
  const { value = false, change, isReadOnly, label, hint, error } = useField<boolean | undefined>(path);
  return (
    <div>
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          id={path}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(path, error, hint)}
          checked={value}
          disabled={isReadOnly}
          onChange={({ target }) => change(target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {hint && (
        <p id={`${path}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${path}-error`}>{error}</FieldError>
    </div>
  );
}

interface ManyFieldProps {
  path: Path;
  options: [string, string][];
}

export function ManyField({ path, options }: ManyFieldProps) {
  const { value, change, isReadOnly, label, error } = useField<string[]>(path);
  return (
    <FieldGroup id={path} label={label} error={error}>
      <CheckList
        options={options}
        value={value}
        isReadOnly={isReadOnly}
        onChange={change}
        className="sm:grid-cols-2"
      />
    </FieldGroup>
  );
}

interface NativeFieldProps {
  path: Path;
  type: 'time' | 'date';
  /** Whether the field may be empty. An empty field is saved as `null`. */
  isOptional?: boolean;
  className?: string;
}

function NativeField({ path, type, isOptional = false, className }: NativeFieldProps) {
  const { value, change, isReadOnly, ...frame } = useField<string | null>(path);
  return (
    <TextField
      id={path}
      {...frame}
      className={className}
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
  /** Error of a part of the value, shown if the whole value has none. */
  partError?: string;
  className?: string;
}

/**
 * A field whose value is typed as text. Invalid text is not saved; when the field loses the focus, it shows the last
 * valid value again.
 */
export function TypedField<T>({ path, format, parse, inputMode, partError, className }: TypedFieldProps<T>) {
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
      className={className}
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
  className?: string;
}

export function NumberField({ path, isOptional = false, className }: NumberFieldProps) {
  const parse = (text: string) => {
    const trimmed = text.trim().replace(',', '.');
    if (trimmed === '') return isOptional ? null : undefined;
    const number = Number(trimmed);
    return Number.isFinite(number) ? number : undefined;
  };
  return (
    <TypedField<number | null>
      path={path}
      format={formatNumber}
      parse={parse}
      inputMode="decimal"
      className={className}
    />
  );
}
