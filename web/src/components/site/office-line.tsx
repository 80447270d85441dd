import { chatContent } from '../../content/chat';
import { useMinute } from '../../hooks/use-minute';
import { useContent, useLanguage } from '../../lib/language-context';
import { officeHoursAt } from '@sandhill/company/office-hours.js';
import { officeTimeText } from '../../lib/office-time-text';
import { site } from '../../lib/site';

interface OfficeLineProps {
  /**
   * The server's last report about the opening hours. Without a report, and for the closing time, the published hours
   * and the clock of the visitor's device are used.
   */
  office?: { isOpen: boolean; opensAt: string | null } | null;
  className?: string;
}

export function OfficeLine({ office, className }: OfficeLineProps) {
  const words = useContent(chatContent).office;
  const language = useLanguage();
  const now = useMinute();
  const published = officeHoursAt(site.hours, now);
  const { isOpen, opensAt } = office ?? published;
  const at = isOpen ? published.closesAt : opensAt;
  const until = at && officeTimeText(at, language, now);
  const open = until ? words.open(until) : words.openNow;
  const closed = until ? words.closed(until) : words.closedNow;
  return <p className={className}>{isOpen ? open : closed}</p>;
}
