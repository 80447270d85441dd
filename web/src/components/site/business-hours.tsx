import { profile } from '@sandhill/company/profile.js';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';

/** When the office is open. */
export function BusinessHours() {
  const { footer } = useContent(commonContent);
  const language = useLanguage();
  const { weekdays, saturday, sunday } = profile.businessHours;
  const hours: [string, string][] = [
    [footer.weekdays, weekdays[language]],
    [footer.saturday, saturday[language]],
    [footer.sunday, sunday[language]],
  ];
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6">
      {hours.map(([day, text]) => (
        <div key={day} className="contents">
          <dt>{day}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
