import { useId } from 'react';
import { Checkbox } from '../../../components/ui/checkbox';
import { visitSettingsContent } from '../../../content/visit-settings';
import { useContent } from '../../../lib/language-context';

interface ChooseSomeProps<Id extends string> {
  label: string;
  all: string;
  options: readonly { id: Id; name: string }[];
  /** Null for all items. */
  value: readonly Id[] | null;
  onChange: (value: Id[] | null) => void;
}

/**
 * A choice between all items and some of them. It is collapsed at first, because most visit windows are for all items.
 */
export function ChooseSome<Id extends string>({ label, all, options, value, onChange }: ChooseSomeProps<Id>) {
  const { chosen } = useContent(visitSettingsContent);
  const name = useId();
  const toggle = (id: Id) => {
    const others = (value ?? []).filter((one) => one !== id);
    const next = others.length === (value?.length ?? 0) ? [...others, id] : others;
    onChange(next.length === 0 ? null : next);
  };
  const summary = value === null ? all : chosen(value.length);
  return (
    <details className="rounded-xl border border-line px-3.5">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <span className="text-ink-soft">{label}:</span> {summary}
      </summary>
      <fieldset className="max-h-64 overflow-y-auto pb-3">
        <legend className="sr-only">{label}</legend>
        <Checkbox checked={value === null} onChange={() => onChange(null)} label={all} />
        {options.map((option) => (
          <Checkbox
            key={option.id}
            name={name}
            checked={value?.includes(option.id) ?? false}
            onChange={() => toggle(option.id)}
            label={option.name}
          />
        ))}
      </fieldset>
    </details>
  );
}
