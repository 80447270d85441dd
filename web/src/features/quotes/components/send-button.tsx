import { Button } from '../../../components/ui/button';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';

interface SendButtonProps {
  /** From 0 to 1 while sending, 'waiting' while the server is busy, null when idle. */
  progress: number | 'waiting' | null;
  isDisabled: boolean;
}

/** The submit button; while sending, a bar below it shows how far the photos are. */
export function SendButton({ progress, isDisabled }: SendButtonProps) {
  const content = useContent(formsContent).quote;
  const isSending = progress !== null;
  const percent = typeof progress === 'number' ? Math.round(progress * 100) : 0;
  const text = progress === 'waiting' ? content.waiting : content.sending(percent);
  return (
    <>
      <Button variant="action" type="submit" disabled={isSending || isDisabled} className="w-full sm:w-64">
        {isSending ? content.submitting : content.submit}
      </Button>
      {isSending && (
        <div className="space-y-1">
          <progress
            aria-label={content.submitting}
            value={percent}
            max={100}
            className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-band-deep [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-band-deep [&::-webkit-progress-value]:bg-primary"
          />
          <output className="block text-sm text-ink-soft">{text}</output>
        </div>
      )}
    </>
  );
}
