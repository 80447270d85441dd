import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { TextArea } from '../../../components/ui/field';
import { officeVisitsContent } from '../../../content/office-visits';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';

interface CancelDialogProps {
  title: string;
  text: string;
  /** Label of the button that confirms the cancellation. */
  action: string;
  /** Name of the draft for the reason. */
  draft: string;
  isRequired: boolean;
  /** Resolves to whether the cancellation succeeded. */
  onCancel: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Dialog that cancels a visit, or all visits of a day. The visitors get the reason. */
export function CancelDialog(props: CancelDialogProps) {
  const { title, text, action, draft, isRequired, onCancel, onClose } = props;
  const content = useContent(officeVisitsContent);
  const [reason, setReason] = useDraft(draft, '');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A second request would be rejected, because the visit has changed.
    if (isBusy) return;
    setBusy(true);
    const isCancelled = await onCancel(reason.trim());
    setBusy(false);
    if (!isCancelled) return;
    setReason('');
    onClose();
  };
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="mt-4">
        <TextArea
          label={content.reason}
          hint={content.reasonHint}
          isRequired={isRequired}
          control={{
            value: reason,
            required: isRequired,
            maxLength: 500,
            onChange: ({ target }) => setReason(target.value),
          }}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {content.keep}
          </Button>
          <Button type="submit" variant="action" disabled={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
