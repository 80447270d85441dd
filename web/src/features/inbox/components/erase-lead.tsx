import { ConfirmButton } from '../../../components/ui/confirm-button';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import { useEraseLeadMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

export function EraseLead({ id, onErased }: { id: string; onErased?: () => void }) {
  const { remove } = useContent(inboxContent);
  const attempt = useLeadAttempt();
  const [eraseLead] = useEraseLeadMutation();
  const erase = async () => {
    const isDone = await attempt(eraseLead(id).unwrap(), { done: remove.erased, failed: remove.failed });
    if (isDone) onErased?.();
  };
  return (
    <ConfirmButton
      variant="quiet"
      className="text-alert!"
      question={{
        title: remove.eraseTitle,
        text: remove.eraseText,
        confirmLabel: remove.erase,
        busyLabel: remove.erasing,
        onConfirm: erase,
      }}
    />
  );
}
