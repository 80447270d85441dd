import { officeDay } from '@sandhill/company/office-day.js';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns today's date in the office, `YYYY-MM-DD`. It changes at midnight in a page that stays open. */
export function useOfficeDay(): string {
  const [day, setDay] = useState(() => officeDay());
  useEffect(() => {
    const timer = setInterval(() => setDay(officeDay()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return day;
}
