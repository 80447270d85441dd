import type { Progress } from '../../../components/ui/sending-progress';
import type { DeviceState } from './device';
import type { PictureFacts } from './picture-facts';
import type { QueueSettings } from './queue-settings';
import type { PictureWords, QueuedPicture } from './queued-picture';

/** State of the queue. Each change creates a new object. */
export interface QueueState {
  pictures: QueuedPicture[];
  /** Progress by picture id. Contains only the pictures that are being sent by this page. */
  progress: ReadonlyMap<string, Progress>;
  isDurable: boolean;
  device: DeviceState;
  settings: QueueSettings;
  /** Number of chosen files that are not saved on the device yet. */
  preparing: number;
}

export interface Addition {
  original: File;
  /** The file that is sent: the shrunk picture or the original. */
  file: File;
  facts: PictureFacts;
  thumbnail?: string;
  words: PictureWords;
  state: 'chosen' | 'waiting' | 'failed';
  fault?: string;
  key?: string;
}

export function withProgress(
  before: QueueState['progress'],
  id: string,
  progress: Progress,
): QueueState['progress'] {
  const all = new Map(before);
  if (progress === null) all.delete(id);
  else all.set(id, progress);
  return all;
}
