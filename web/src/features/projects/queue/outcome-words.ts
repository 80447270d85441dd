import { libraryContent } from '../../../content/library';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useContent } from '../../../lib/language-context';
import { DeviceFull } from './device';
import type { UploadOutcome } from './use-queued-upload';

interface Words {
  title: string;
  description: string;
}

/**
 * Returns a function that describes the outcome of an upload.
 *
 * @param sent the form's own texts for success
 */
export function useOutcomeWords<W extends Partial<Words>>(sent: W) {
  const { present, kept, keptSignedOut, keptForWifi, deviceFull } = useContent(pictureQueueContent);
  const { waiting } = useContent(libraryContent);
  return (outcome: UploadOutcome, failed: (error: unknown) => Words): W | Words => {
    if (outcome.kind === 'failed')
      return outcome.error instanceof DeviceFull ? deviceFull : failed(outcome.error);
    return { sent, waiting: waiting.sent, present, kept, keptSignedOut, keptForWifi }[outcome.kind];
  };
}
