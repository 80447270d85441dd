import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { CancelButton } from './cancel-button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  children?: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  /**
   * Called when the user confirms. The dialog closes when the promise is fulfilled. The caller reports success or
   * failure.
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function ConfirmDialog({ title, text, children, onConfirm, onClose, ...labels }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <CancelButton onClick={onClose}>{labels.cancelLabel}</CancelButton>
        <Button variant="action" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? labels.busyLabel : labels.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
