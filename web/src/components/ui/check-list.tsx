import { Check } from './check';
interface CheckListProps<T> {
  options: readonly [value: T, name: string][];
  value: readonly T[];
  isReadOnly: boolean;
  onChange: (value: T[]) => void;
  /** Columns of the grid. */
  className: string;
}

/** Checkboxes for several values, which keep the order of the options. */
export function CheckList<T extends string | number>(props: CheckListProps<T>) {
  const { options, value, isReadOnly, onChange, className } = props;
  const toggle = (option: T, isChosen: boolean) =>
    onChange(options.map(([one]) => one).filter((one) => (one === option ? isChosen : value.includes(one))));
  return (
    <div className={`grid gap-x-4 ${className}`}>
      {options.map(([option, name]) => (
        <Check
          key={option}
          checked={value.includes(option)}
          disabled={isReadOnly}
          onChange={({ target }) => toggle(option, target.checked)}
          className="gap-2.5"
          label={name}
        />
      ))}
    </div>
  );
}
