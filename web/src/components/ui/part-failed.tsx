import { X } from 'lucide-react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { Button } from './button';
import { profile } from '../../lib/site';

interface PartFailedProps {
  /** Called by a retry button. Left out if only a reload can help. */
  onRetry?: () => void;
  /** Called by a close button. If set, the notice floats above the page, where toasts appear. */
  onClose?: () => void;
}

const overThePage =
  'fixed inset-x-3 top-20 z-60 mx-auto max-w-md shadow-xl sm:inset-x-auto sm:right-4 sm:w-full lg:top-32';

/**
 * Says that a part of the page failed to load, because the connection is down or the site was upgraded since the page
 * was opened. This notice is in the page's initial code, because code that loads later may fail too.
 */
export function PartFailed({ onRetry, onClose }: PartFailedProps) {
  const { partFailed, tryAgain, close } = useContent(commonContent);
  return (
    <div
      role="alert"
      className={`rounded-2xl border-l-8 border-alert bg-glow-soft p-4 text-left font-normal text-ink ${onClose ? overThePage : ''}`}
    >
      {onClose && (
        <button
          type="button"
          aria-label={close}
          onClick={onClose}
          className="float-right -mt-2 -mr-2 grid size-11 place-items-center rounded-full"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
      <p className="font-semibold">{partFailed.title}</p>
      <p>
        {partFailed.text}{' '}
        <a
          href={`tel:${profile.phone.e164}`}
          className="whitespace-nowrap text-link underline underline-offset-4"
        >
          {profile.phone.display}
        </a>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {tryAgain}
          </Button>
        )}
        <Button variant="outline" onClick={() => location.reload()}>
          {partFailed.reload}
        </Button>
      </div>
    </div>
  );
}
