import { useMinute } from '../../../hooks/use-minute';
import { formatAge } from '../../../lib/format-time';
import { useLanguage } from '../../../lib/language-context';

/** Shows how long ago a moment was. Updates every minute, even without new data from the server. */
export function Age({ of }: { of: string }) {
  const now = useMinute();
  return formatAge(of, useLanguage(), now);
}
