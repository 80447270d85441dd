import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { PeopleOptions } from '../../../components/ui/options';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { libraryContent } from '../../../content/library';
import { useSearchText } from '../../../hooks/use-search-text';
import { useContent } from '../../../lib/language-context';
import type { LibrarySearch } from '../../../lib/library-api';
import { useGetStaffQuery } from '../../../lib/staff-names';

const names = ['q', 'uploader', 'from', 'to'] as const;

export type Searched = Pick<LibrarySearch, (typeof names)[number]>;

export function useSearched(): [Searched, (changes: Searched) => void] {
  const [params, setParams] = useSearchParams();
  const searched = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined])) as Searched;
  const change = (changes: Searched) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [searched, change];
}

const isDay = (text: string) => text === '' || /^20\d\d-\d\d-\d\d$/.test(text);

interface DayFieldProps {
  label: string;
  value: string;
  onDay: (day: string) => void;
}

/** A day of the search. While the user types a year, the field contains a day in the distant past. */
function DayField({ label, value, onDay }: DayFieldProps) {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    type(value);
  }
  const change = (day: string) => {
    type(day);
    if (isDay(day)) onDay(day);
  };
  const limits = { min: '2000-01-01', max: '2099-12-31' };
  return (
    <TextField
      label={label}
      control={{ type: 'date', ...limits, value: typed, onChange: ({ target }) => change(target.value) }}
    />
  );
}

interface LibrarySearchFieldsProps {
  searched: Searched;
  onChange: (changes: Searched) => void;
  /** Whether to offer a choice of uploader. Crew members see only their own pictures. */
  hasUploaders: boolean;
  children?: ReactNode;
}

/**
 * Fields for a search. The field for words is always visible. The others are collapsed at first unless they are in use,
 * so that the pictures stay near the top.
 */
export function LibrarySearchFields({
  searched,
  onChange,
  hasUploaders,
  children,
}: LibrarySearchFieldsProps) {
  const content = useContent(libraryContent);
  const id = useId();
  const { uploader = '', from = '', to = '' } = searched;
  const folded = [uploader, from, to].filter(Boolean).length;
  const [isOpen, setOpen] = useState(folded > 0);
  const { field, onInput } = useSearchText<HTMLInputElement>(searched.q ?? '', (q) => onChange({ q }));
  const staff = useGetStaffQuery(undefined, { skip: !hasUploaders || !isOpen });
  return (
    <form aria-label={content.search} onSubmit={(event) => event.preventDefault()} className="space-y-3">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={content.search}
          hint={content.searchHint}
          className="min-w-0 grow basis-60"
          control={{ ref: field, type: 'search', maxLength: 100, onInput }}
        />
        <div className="flex flex-wrap gap-2 sm:mt-7">
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={`${id}-filters`}
            onClick={() => setOpen(!isOpen)}
          >
            <ListFilter aria-hidden className="size-4" />
            {content.filters(folded)}
          </Button>
          {children}
        </div>
      </div>
      <div id={`${id}-filters`} hidden={!isOpen} className="grid gap-3 sm:grid-cols-3">
        {hasUploaders && (
          <SelectField
            label={content.uploader}
            hint={hintIfFailed(staff)}
            control={{ value: uploader, onChange: ({ target }) => onChange({ uploader: target.value }) }}
          >
            <option value="">{content.anyone}</option>
            <option value="me">{content.me}</option>
            <PeopleOptions people={staff.data ?? []} />
            <option value="none">{content.noOne}</option>
          </SelectField>
        )}
        <DayField label={content.from} value={from} onDay={(day) => onChange({ from: day })} />
        <DayField label={content.to} value={to} onDay={(day) => onChange({ to: day })} />
      </div>
    </form>
  );
}
