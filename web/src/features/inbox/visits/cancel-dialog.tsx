import { type FormEvent, useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { TextArea } from '../../../components/ui/field';
import { officeVisitsContent } from '../../../content/office-visits';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';

interface CancelDialogProps {
  title: string;
  text: string;
  /** Name of the draft for the reason. */
  draft: string;
  isRequired: boolean;
  /** Resolves to whether the cancellation succeeded. */
  onCancel: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Dialog that cancels a visit, or all visits of a day. The visitors get the reason. */
export function CancelDialog({ title, text, draft, isRequired, onCancel, onClose }: CancelDialogProps) {
  const content = useContent(officeVisitsContent);
  const id = useId();
  const [reason, setReason] = useDraft(draft, '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onCancel(reason.trim()))) return;
    setReason('');
    onClose();
  };
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="mt-4">
        <TextArea
          id={id}
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
          <Button type="submit" variant="action">
            {content.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
