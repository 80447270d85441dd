import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { onCallContent } from '../../../content/on-call';
import { useContent } from '../../../lib/language-context';
import type { Rota } from '../../../types/api';
import { useGetStaffQuery } from '../../../lib/staff-names';

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
  /** Whether the field may be left without a person, as in an exception. The owners are then called. */
  hasOwners?: boolean;
}

function Person({ userId, onChoose, hasOwners = false }: PersonProps) {
  const content = useContent(onCallContent);
  const id = useId();
  const { data: people = [] } = useGetStaffQuery();
  const shown = people.filter((person) => person.isActive || person.id === userId);
  return (
    <SelectField
      id={id}
      label={content.person}
      control={{
        required: !hasOwners,
        value: userId ?? '',
        onChange: ({ target }) => onChoose(target.value || null),
      }}
    >
      <option value="">{hasOwners ? content.owners : content.choose}</option>
      {shown.map((person) => (
        <option key={person.id} value={person.id}>
          {person.isActive ? person.username : `${person.username} (${content.left})`}
        </option>
      ))}
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
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
      <SelectField
        id={`${id}-day`}
        label={label}
        control={{ value: day, onChange: ({ target }) => onChange(Number(target.value), time) }}
      >
        {content.days.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${id}-time`}
        label={content.time}
        control={{
          type: 'time',
          required: true,
          value: time,
          onChange: ({ target }) => onChange(day, target.value),
        }}
      />
    </div>
  );
}

const rowClass =
  'grid gap-3 border-t border-line pt-3 pb-4 lg:grid-cols-[minmax(9rem,1fr)_minmax(0,2fr)_minmax(0,2fr)_auto] lg:items-end';

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
      <Button variant="outline" aria-label={`${content.remove}: ${name}`} onClick={onRemove}>
        {content.remove}
      </Button>
    </fieldset>
  );
}

export function ExceptionRow({ row, name, onChange, onRemove }: RowProps<Exception>) {
  const content = useContent(onCallContent);
  const id = useId();
  return (
    <fieldset className={rowClass}>
      <legend className="sr-only">{name}</legend>
      <Person hasOwners userId={row.userId} onChoose={(userId) => onChange({ userId })} />
      {(['from', 'until'] as const).map((end) => (
        <TextField
          key={end}
          id={`${id}-${end}`}
          label={content[end]}
          control={{
            type: 'datetime-local',
            required: true,
            value: row[end],
            min: end === 'until' ? row.from : undefined,
            onChange: ({ target }) => onChange({ [end]: target.value.slice(0, 16) }),
          }}
        />
      ))}
      <Button variant="outline" aria-label={`${content.remove}: ${name}`} onClick={onRemove}>
        {content.remove}
      </Button>
    </fieldset>
  );
}
