import { useEffect, useState } from 'react';
import { adminContent } from '../../../content/admin';
import { apiUrl } from '../../../lib/base-query';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';

const toleratedMs = 10 * 60_000;

/** Says that the clock of this device is wrong, because ages, due times and "today" are shown by it. */
export function ClockNote() {
  const content = useContent(adminContent);
  const language = useLanguage();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const compare = ({ headers }: Response) => {
      const now = Date.parse(headers.get('date') ?? '');
      if (Math.abs(now - Date.now()) > toleratedMs) setTime(new Date(now).toISOString());
    };
    fetch(apiUrl('/health'), { cache: 'no-store' }).then(compare, () => undefined);
  }, []);
  if (!time) return null;
  return (
    <p role="alert" className="bg-glow-soft px-4 py-2 text-center">
      {content.clock(formatTime(time, language))}
    </p>
  );
}
