import type { Progress } from '../../../components/ui/sending-progress';
import type { DeviceState } from './device';
import type { PictureFacts } from './picture-facts';
import type { QueueSettings } from './queue-settings';
import type { PictureWords, QueuedPicture } from './queued-picture';

/** State for the page; a new object after each change. */
export interface QueueState {
  /** Of the person who is signed in. */
  pictures: QueuedPicture[];
  /** Of those that this page sends. */
  progress: ReadonlyMap<string, Progress>;
  isDurable: boolean;
  device: DeviceState;
  settings: QueueSettings;
  /** How many chosen files are not on the device yet. */
  preparing: number;
}

/** A picture to be added. */
export interface Addition {
  /** As it was chosen. */
  original: File;
  /** The file as it is sent, shrunk where that applies. */
  file: File;
  facts: PictureFacts;
  thumbnail?: string;
  words: PictureWords;
  state: 'chosen' | 'waiting' | 'failed';
  fault?: string;
  key?: string;
}
