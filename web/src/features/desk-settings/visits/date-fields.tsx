import { Button } from '../../../components/ui/button';
import { visitSettingsContent } from '../../../content/visit-settings';
import { useContent } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import { AddRow } from '../components/add-row';
import { RequiredField } from '../components/required-field';
import type { DateValues } from './visit-values';
import { newWindow } from './week-fields';
import { WindowFields } from './window-fields';

interface DateFieldsProps {
  dates: readonly DateValues[];
  areas: readonly string[];
  onChange: (dates: DateValues[]) => void;
}

export function DateFields({ dates, areas, onChange }: DateFieldsProps) {
  const content = useContent(visitSettingsContent);
  const change = (date: DateValues) => onChange(dates.map((one) => (one.key === date.key ? date : one)));
  return (
    <div className="space-y-4">
      {dates.map((date) => (
        <fieldset key={date.key} className="space-y-4 border-t border-line pt-3">
          <legend className="sr-only">{date.date || content.date}</legend>
          <div className="flex flex-wrap items-start gap-3">
            <RequiredField
              type="date"
              label={content.date}
              value={date.date}
              onType={(typed) => change({ ...date, date: typed })}
            />
            <Button
              variant="quiet"
              className="mt-7"
              onClick={() => onChange(dates.filter(({ key }) => key !== date.key))}
              aria-label={content.removeDateOf(date.date)}
            >
              {content.remove}
            </Button>
          </div>
          {date.windows.length === 0 && <p className="text-ink-soft">{content.noVisits}</p>}
          {date.windows.map((window) => (
            <WindowFields
              key={window.key}
              window={window}
              areas={areas}
              onChange={(changed) =>
                change({
                  ...date,
                  windows: date.windows.map((one) => (one.key === window.key ? changed : one)),
                })
              }
              onRemove={() =>
                change({ ...date, windows: date.windows.filter(({ key }) => key !== window.key) })
              }
            />
          ))}
          <AddRow
            count={date.windows.length}
            variant="outline"
            onClick={() => change({ ...date, windows: [...date.windows, newWindow()] })}
            aria-label={content.addOf(date.date)}
          >
            {content.add}
          </AddRow>
        </fieldset>
      ))}
      <AddRow
        count={dates.length}
        variant="outline"
        onClick={() => onChange([...dates, { key: randomId(), date: '', windows: [] }])}
      >
        {content.addDate}
      </AddRow>
    </div>
  );
}
