import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { NamedOptions, PeopleOptions } from '../../../components/ui/options';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { onCallContent } from '../../../content/on-call';
import { useContent } from '../../../lib/language-context';
import type { Rota } from '../../../types/api';
import { useGetStaffQuery } from '../../../lib/staff-names';
import { RequiredField, useRequired } from './required-field';

type Shift = Rota['shifts'][number];
type Exception = Rota['exceptions'][number];

interface RowProps<Row> {
  row: Row;
  name: string;
  onChange: (change: Partial<Row>) => void;
  onRemove: () => void;
}

interface PersonProps {
  userId: string | null;
  onChoose: (userId: string | null) => void;
  /** Whether the field may be left empty, as in an exception to the rota. If it is empty, the owners are called. */
  hasOwners?: boolean;
}

function Person({ userId, onChoose, hasOwners = false }: PersonProps) {
  const content = useContent(onCallContent);
  const { error, control } = useRequired(userId ?? '');
  const staff = useGetStaffQuery();
  const shown = (staff.data ?? []).filter((person) => person.isActive || person.id === userId);
  // A chosen person whose account is disabled. The field then shows an error, because such a rota cannot be saved.
  const left = shown.find(({ isActive }) => !isActive);
  return (
    <SelectField
      label={content.person}
      hint={hintIfFailed(staff)}
      error={error ?? (left && `${left.username} ${content.left}`)}
      control={{
        ...control,
        required: !hasOwners,
        onChange: ({ target }) => onChoose(target.value || null),
      }}
    >
      <option value="">{hasOwners ? content.owners : content.choose}</option>
      <PeopleOptions
        people={shown}
        name={({ isActive, username }) => (isActive ? username : `${username} (${content.left})`)}
      />
    </SelectField>
  );
}

interface WeekTimeProps {
  label: string;
  day: number;
  time: string;
  onChange: (day: number, time: string) => void;
}

function WeekTime({ label, day, time, onChange }: WeekTimeProps) {
  const content = useContent(onCallContent);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
      <SelectField
        label={label}
        control={{ value: day, onChange: ({ target }) => onChange(Number(target.value), time) }}
      >
        <NamedOptions of={content.days.map((name, index) => [index, name])} />
      </SelectField>
      <RequiredField
        type="time"
        label={content.time}
        value={time}
        onType={(changed) => onChange(day, changed)}
      />
    </div>
  );
}

const rowClass =
  'grid gap-3 border-t border-line pt-3 pb-4 lg:grid-cols-[minmax(9rem,1fr)_minmax(0,2fr)_minmax(0,2fr)_auto] lg:items-start';

export function ShiftRow({ row, name, onChange, onRemove }: RowProps<Shift>) {
  const content = useContent(onCallContent);
  return (
    <fieldset className={rowClass}>
      <legend className="sr-only">{name}</legend>
      <Person userId={row.userId || null} onChoose={(userId) => onChange({ userId: userId ?? '' })} />
      <WeekTime
        label={content.from}
        day={row.fromDay}
        time={row.fromTime}
        onChange={(fromDay, fromTime) => onChange({ fromDay, fromTime })}
      />
      <WeekTime
        label={content.until}
        day={row.untilDay}
        time={row.untilTime}
        onChange={(untilDay, untilTime) => onChange({ untilDay, untilTime })}
      />
      <Button
        variant="outline"
        className="lg:mt-7"
        aria-label={`${content.remove}: ${name}`}
        onClick={onRemove}
      >
        {content.remove}
      </Button>
    </fieldset>
  );
}

export function ExceptionRow({ row, name, onChange, onRemove }: RowProps<Exception>) {
  const content = useContent(onCallContent);
  return (
    <fieldset className={rowClass}>
      <legend className="sr-only">{name}</legend>
      <Person hasOwners userId={row.userId} onChoose={(userId) => onChange({ userId })} />
      {(['from', 'until'] as const).map((end) => (
        <RequiredField
          key={end}
          type="datetime-local"
          min={end === 'until' ? row.from : undefined}
          label={content[end]}
          value={row[end]}
          onType={(moment) => onChange({ [end]: moment.slice(0, 16) })}
        />
      ))}
      <Button
        variant="outline"
        className="lg:mt-7"
        aria-label={`${content.remove}: ${name}`}
        onClick={onRemove}
      >
        {content.remove}
      </Button>
    </fieldset>
  );
}
