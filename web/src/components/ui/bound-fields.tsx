import { Checkbox } from './checkbox';
import { describedBy, FieldError, FieldGroup, SelectField } from './field';
import { NamedOptions } from './options';

/** A field of an editor whose values live outside of the form, in a draft. */
interface Bound<T> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: T;
  change: (value: T) => void;
  isReadOnly: boolean;
  className?: string;
}

interface WithOptions<T> {
  options: readonly [value: T, name: string][];
}

export function ChoiceInput<T extends string | number>(props: Bound<T> & WithOptions<T>) {
  const { options, value, change, isReadOnly, ...field } = props;
  return (
    <SelectField
      {...field}
      control={{
        value,
        disabled: isReadOnly,
        onChange: ({ target }) => change(options[target.selectedIndex]?.[0] ?? value),
      }}
    >
      <NamedOptions of={options} />
    </SelectField>
  );
}

export function CheckInput({
  id,
  label,
  hint,
  error,
  value,
  change,
  isReadOnly,
}: Bound<boolean | undefined>) {
  return (
    <div>
      <Checkbox
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        checked={value ?? false}
        disabled={isReadOnly}
        onChange={({ target }) => change(target.checked)}
        className="gap-2.5"
        label={label}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/**
 * Checkboxes for several values. The chosen values keep the order of the options. `className` sets the grid's columns.
 */
export function ManyInput<T extends string | number>(props: Bound<readonly T[]> & WithOptions<T>) {
  const { options, value, change, isReadOnly, className = '', ...group } = props;
  const toggle = (option: T, isChosen: boolean) =>
    change(options.map(([one]) => one).filter((one) => (one === option ? isChosen : value.includes(one))));
  return (
    <FieldGroup {...group}>
      <div className={`grid gap-x-4 ${className}`}>
        {options.map(([option, name]) => (
          <Checkbox
            key={option}
            checked={value.includes(option)}
            disabled={isReadOnly}
            onChange={({ target }) => toggle(option, target.checked)}
            className="gap-2.5"
            label={name}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
