import { weekdays, type Weekday } from '@sandhill/company/opening-hours.js';
import { daysText } from '@sandhill/company/hours-text.js';
import { visitSettingsContent } from '../../../content/visit-settings';
import { useContent, useLanguage } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import { AddRow } from '../components/add-row';
import type { WeeklyValues, WindowValues } from './visit-values';
import { WindowFields } from './window-fields';

const first = { starts: '09:00', ends: '11:00', places: '1', communities: null, services: null };

export const newWindow = (): WindowValues => ({ ...first, key: randomId() });

interface WeekFieldsProps {
  week: readonly WeeklyValues[];
  areas: readonly string[];
  onChange: (week: WeeklyValues[]) => void;
}

export function WeekFields({ week, areas, onChange }: WeekFieldsProps) {
  const content = useContent(visitSettingsContent);
  const language = useLanguage();
  const add = (weekday: Weekday) => onChange([...week, { ...newWindow(), weekday }]);
  return weekdays.map((weekday) => {
    const name = daysText([weekday], language);
    const ofDay = week.filter((window) => window.weekday === weekday);
    return (
      <fieldset key={weekday} className="border-t border-line pt-3">
        <legend className="float-left mb-2 w-full font-semibold first-letter:uppercase">{name}</legend>
        <div className="clear-both space-y-4">
          {ofDay.map((window) => (
            <WindowFields
              key={window.key}
              window={window}
              areas={areas}
              onChange={(changed) =>
                onChange(week.map((one) => (one.key === window.key ? { ...changed, weekday } : one)))
              }
              onRemove={() => onChange(week.filter(({ key }) => key !== window.key))}
            />
          ))}
          <AddRow
            count={ofDay.length}
            variant="outline"
            onClick={() => add(weekday)}
            aria-label={content.addOf(name)}
          >
            {content.add}
          </AddRow>
        </div>
      </fieldset>
    );
  });
}
