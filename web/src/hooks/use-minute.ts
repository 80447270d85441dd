import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns the current time in milliseconds since 1970, updated every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
