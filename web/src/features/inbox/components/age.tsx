import { useMinute } from '../../../hooks/use-minute';
import { formatAge } from '../../../lib/format-time';
import { useLanguage } from '../../../lib/language-context';

/** Shows how long ago a moment was. Counts on every minute, even if the page gets no news from the server. */
export function Age({ of }: { of: string }) {
  const now = useMinute();
  return formatAge(of, useLanguage(), now);
}
