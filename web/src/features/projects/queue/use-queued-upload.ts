import type { Progress } from '../../../components/ui/sending-progress';
import type { PictureFacts } from './picture-facts';
import type { PictureQueue } from './picture-queue';
import { isOpen, type PictureWords, type QueuedPicture } from './queued-picture';
import { useQueue } from './use-picture-queue';

interface Upload {
  file: File;
  facts: PictureFacts;
  words: PictureWords;
  /** Idempotency key of the upload. It stays the same if the form sends the same content again. */
  key: string;
  onProgress: (progress: Progress) => void;
}

/**
 * Outcome of an upload. `waiting`: sent, but must be approved before visitors see it. `present`: was in the gallery
 * already. `kept…`: saved on this device, will be sent later. `failed`: the picture goes back to the form.
 */
export type UploadOutcome =
  | { kind: 'sent' | 'waiting' | 'present' | 'kept' }
  | { kind: 'keptSignedOut' | 'keptForWifi' }
  | { kind: 'failed'; error: unknown };

const lost = { status: 0, message: '0: no answer' };

/**
 * Returns the outcome of an upload. If the server cannot be reached, the user is signed out or the picture waits for
 * Wi-Fi, the picture stays in the queue, provided that the queue survives a reload (`isDurable`). After any other
 * failure, the picture returns to its form.
 */
export function outcomeOf(picture: QueuedPicture | undefined, isDurable: boolean): UploadOutcome {
  if (!picture) return { kind: 'failed', error: lost };
  const { state, failure = lost, isWaiting } = picture;
  if (isWaiting) return { kind: 'waiting' };
  if (state === 'sent' || state === 'present') return { kind: state };
  const isLeft = isDurable && isOpen(picture);
  if (isLeft && picture.isWifiOnly && !picture.failure && navigator.onLine) return { kind: 'keptForWifi' };
  if (isLeft && failure.status === 401) return { kind: 'keptSignedOut' };
  return isLeft && failure.status === 0 ? { kind: 'kept' } : { kind: 'failed', error: failure };
}

async function upload(
  queue: PictureQueue,
  { file, onProgress, ...addition }: Upload,
): Promise<UploadOutcome> {
  onProgress(0);
  let leave: (() => void) | undefined;
  try {
    const id = await queue.add({ ...addition, original: file, file, state: 'waiting' });
    leave = queue.subscribe(() => onProgress(queue.read().progress.get(id) ?? 0));
    const outcome = outcomeOf(await queue.outcome(id), queue.read().isDurable);
    if (outcome.kind === 'failed') await queue.remove(id);
    return outcome;
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    leave?.();
    onProgress(null);
  }
}

export function useQueuedUpload(): (wanted: Upload) => Promise<UploadOutcome> {
  const queue = useQueue();
  return (wanted) => upload(queue, wanted);
}
