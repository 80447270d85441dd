import { ConfirmButton } from '../../../components/ui/confirm-button';
import { leadDoorsContent } from '../../../content/lead-doors';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadDoor } from '../../../types/api';
import { useCloseLeadDoorMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';

export function LeadDoorRow({ door }: { door: LeadDoor }) {
  const content = useContent(leadDoorsContent);
  const language = useLanguage();
  const attempt = useSettingsAttempt();
  const [close] = useCloseLeadDoorMutation();
  const { id, name, isOpen, acceptedCount, unusableCount, refusedCount, lastLeadAt } = door;
  const counts = [
    content.accepted(acceptedCount),
    lastLeadAt && content.last(formatTime(lastLeadAt, language)),
    unusableCount > 0 && content.unusable(unusableCount),
    refusedCount > 0 && content.refused(refusedCount),
  ];
  return (
    <li className="space-y-2 py-4">
      <p className="font-medium wrap-anywhere">
        {name}{' '}
        <span className="rounded-full bg-band px-2.5 py-0.5 text-sm">
          {isOpen ? content.isOpen : content.isClosed}
        </span>
      </p>
      <p className="text-sm text-ink-soft">{counts.filter(Boolean).join(' · ')}</p>
      {isOpen && (
        <ConfirmButton
          aria-label={content.closeOf(name)}
          question={{
            title: content.closeOf(name),
            text: content.closeText,
            confirmLabel: content.close,
            busyLabel: content.closing,
            onConfirm: () => attempt(close(id).unwrap(), { done: content.closed, failed: content.notClosed }),
          }}
        />
      )}
    </li>
  );
}
