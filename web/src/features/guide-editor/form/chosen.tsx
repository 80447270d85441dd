import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { controlClass } from '../../../components/ui/field';
import { NamedOptions } from '../../../components/ui/options';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { fieldId } from './entry-form';

interface ChosenItem {
  id: string;
  name: string;
  more?: ReactNode;
}

interface ChosenProps {
  field: string;
  items: ChosenItem[];
  isReadOnly: boolean;
  onRemove: (id: string) => void;
}

export function Chosen({ field, items, isReadOnly, onRemove }: ChosenProps) {
  const { choose } = useContent(guideEditorContent);
  if (items.length === 0) return <p className="text-ink-soft">{choose.none}</p>;
  const remove = (id: string) => {
    onRemove(id);
    // The focused button disappears with its item, so the field gets the focus.
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ id, name, more }) => (
        <li
          key={id}
          className="flex min-w-0 flex-wrap items-center gap-x-2 rounded-2xl border border-line pl-3.5"
        >
          <span className="min-w-0 py-1.5 wrap-anywhere">{name}</span>
          {more}
          {!isReadOnly && (
            <button
              type="button"
              aria-label={choose.remove(name)}
              onClick={() => remove(id)}
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-band"
            >
              <X aria-hidden className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AddOneProps {
  label: string;
  groups: { name?: string; options: [value: string, name: string][] }[];
  onAdd: (value: string) => void;
}

export function AddOne({ label, groups, onAdd }: AddOneProps) {
  const { choose } = useContent(guideEditorContent);
  const id = useId();
  return (
    <div className="mt-2">
      <label htmlFor={id} className="sr-only">
        {`${choose.add}: ${label}`}
      </label>
      <select
        id={id}
        value=""
        onChange={({ target }) => target.value && onAdd(target.value)}
        className={`${controlClass} sm:max-w-md`}
      >
        <option value="">{choose.addOne}</option>
        {groups.map(({ name, options: all }) =>
          name === undefined ? (
            <NamedOptions key="" of={all} />
          ) : (
            <optgroup key={name} label={name}>
              <NamedOptions of={all} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
