import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import { useEraseLeadMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

export function EraseLead({ id, onErased }: { id: string; onErased?: () => void }) {
  const { remove } = useContent(inboxContent);
  const attempt = useLeadAttempt();
  const [isAsking, setAsking] = useState(false);
  const [eraseLead] = useEraseLeadMutation();
  const erase = async () => {
    const isDone = await attempt(eraseLead(id).unwrap(), { done: remove.erased, failed: remove.failed });
    if (isDone) onErased?.();
  };
  return (
    <>
      <Button variant="quiet" className="text-alert!" onClick={() => setAsking(true)}>
        {remove.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={remove.eraseTitle}
          text={remove.eraseText}
          confirmLabel={remove.erase}
          busyLabel={remove.erasing}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
