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
          <div
            role="progressbar"
            aria-label={content.submitting}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-2 overflow-hidden rounded-full bg-band-deep"
          >
            <div
              className="h-full w-full origin-left bg-primary transition-transform"
              style={{ transform: `scaleX(${percent / 100})` }}
            />
          </div>
          <p role="status" className="text-sm text-ink-soft">
            {text}
          </p>
        </div>
      )}
    </>
  );
}
