import { closedDayText, daysText, hoursRows, hoursText } from '@sandhill/company/hours-text.js';
import { useLanguage } from '../../lib/language-context';
import { site } from '../../lib/site';

const rows = hoursRows(site.hours);

export function BusinessHours() {
  const language = useLanguage();
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6">
      {rows.map(({ days, hours }) => (
        <div key={days[0]} className="contents">
          <dt className="first-letter:uppercase">{daysText(days, language)}</dt>
          <dd>{hoursText(hours, language)}</dd>
        </div>
      ))}
      {site.ofToday.closedDays.map((day) => (
        <div key={day.date} className="contents">
          <dt>{closedDayText(day, language)}</dt>
          <dd>{hoursText('closed', language)}</dd>
        </div>
      ))}
    </dl>
  );
}
