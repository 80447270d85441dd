import { type DayHours, type OpeningHours, type Weekday, weekdays } from '@sandhill/company/opening-hours.js';
import { useState } from 'react';
import { Group } from '../../../components/ui/group';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { shownText } from '../field-names';
import { DayField, TimeField } from '../fields/choice-fields';
import { useField, useValue } from '../fields/form-context';
import { ListField } from '../fields/list-field';
import { LocalizedField } from '../fields/text-field';

const usual = { from: '08:00', to: '16:00' };

const kinds = ['open', 'appointment', 'closed'] as const;

function WeekdayField({ day }: { day: Weekday }) {
  const path = `hours.week.${day}`;
  const { value, change, isReadOnly, error } = useField<DayHours>(path);
  const words = useContent(websiteContent);
  // Hours for a day that is opened again: those that it had before it was closed here, otherwise the usual ones.
  const [times, setTimes] = useState(usual);
  const kind = typeof value === 'object' ? 'open' : value;
  return (
    <fieldset aria-label={words.weekdays[day]} className="grid items-start gap-3 sm:grid-cols-3">
      <SelectField
        id={path}
        label={words.weekdays[day]}
        error={error}
        control={{
          value: kind,
          disabled: isReadOnly,
          onChange: ({ target }) => {
            const chosen = kinds[target.selectedIndex] ?? 'closed';
            if (typeof value === 'object') setTimes(value);
            change(chosen === 'open' ? times : chosen);
          },
        }}
      >
        <Options of={kinds} name={(one) => words.day[one]} />
      </SelectField>
      {kind === 'open' && (
        <div className="grid grid-cols-2 gap-3 sm:col-span-2">
          <TimeField path={`${path}.from`} />
          <TimeField path={`${path}.to`} />
        </div>
      )}
    </fieldset>
  );
}

function SameAsMonday() {
  const { sameAsMonday } = useContent(websiteContent);
  const [week, change] = useValue<OpeningHours['week']>('hours.week');
  const { isReadOnly } = useField('hours.week');
  if (isReadOnly) return null;
  const { monday } = week;
  const same = { tuesday: monday, wednesday: monday, thursday: monday, friday: monday };
  return (
    <Button variant="outline" onClick={() => change({ ...week, ...same })}>
      {sameAsMonday}
    </Button>
  );
}

export function HoursPart() {
  const words = useContent(websiteContent);
  const { sections, blank } = words;
  return (
    <>
      <Group title={sections.week}>
        <WeekdayField day="monday" />
        <SameAsMonday />
        {weekdays.slice(1).map((day) => (
          <WeekdayField key={day} day={day} />
        ))}
      </Group>
      <Group title={sections.closedDays}>
        <ListField
          path="hours.closedDays"
          blank={() => ({ date: '', until: null, name: { en: '', es: '' } })}
          title={({ date, name }) =>
            [date, shownText(name, words)].filter(Boolean).join(' ') || blank.closedDay
          }
          isHeadingHidden
        >
          {(path) => (
            <>
              <div className="grid gap-3 sm:grid-cols-2">
                <DayField path={`${path}.date`} />
                <DayField path={`${path}.until`} isOptional />
              </div>
              <LocalizedField path={`${path}.name`} />
            </>
          )}
        </ListField>
      </Group>
    </>
  );
}
