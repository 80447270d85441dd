import { Button } from '../../../components/ui/button';
import { type Progress, SendingProgress } from '../../../components/ui/sending-progress';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';

interface SendButtonProps {
  progress: Progress;
  isDisabled: boolean;
}

/** The submit button; while sending, a bar below it shows how far the photos are. */
export function SendButton({ progress, isDisabled }: SendButtonProps) {
  const content = useContent(formsContent).quote;
  const isSending = progress !== null;
  return (
    <>
      <Button variant="action" type="submit" disabled={isSending || isDisabled} className="w-full sm:w-64">
        {isSending ? content.submitting : content.submit}
      </Button>
      <SendingProgress progress={progress} label={content.submitting} words={content} />
    </>
  );
}
