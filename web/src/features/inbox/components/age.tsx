import { useMinute } from '../../../hooks/use-minute';
import { formatAge } from '../../../lib/format-time';
import { useLanguage } from '../../../lib/language-context';

/** Says how long ago a moment was, also on a page that stays open and hears of nothing. */
export function Age({ of }: { of: string }) {
  const now = useMinute();
  return formatAge(of, useLanguage(), now);
}
