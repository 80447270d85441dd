import { ConfirmButton } from '../../../components/ui/confirm-button';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import { useDeleteLeadMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

export function DeleteLead({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { remove } = useContent(inboxContent);
  const attempt = useLeadAttempt();
  const [deleteLead] = useDeleteLeadMutation();
  const putIntoBin = async () => {
    const isDone = await attempt(deleteLead(id).unwrap(), { done: remove.deleted, failed: remove.failed });
    if (isDone) onDeleted();
  };
  return (
    <ConfirmButton
      question={{
        title: remove.deleteTitle,
        text: remove.deleteText,
        confirmLabel: remove.delete,
        busyLabel: remove.deleting,
        onConfirm: putIntoBin,
      }}
    />
  );
}
