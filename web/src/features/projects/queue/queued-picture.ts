import type { ApiError } from '../../../lib/api-error';
import type { NewProject } from '../../../types/api';

/**
 * `chosen` waits for its button; `waiting` for its turn or a connection; `present` was in the gallery before; `failed` is
 * tried again only by hand.
 */
type QueueState = 'chosen' | 'waiting' | 'sending' | 'sent' | 'present' | 'failed';

/** Words of the picture, as they are sent. */
export type PictureWords = Omit<NewProject, 'imageUrl'>;

/** A picture on its way from this device to the gallery. Later versions of the page read it: fields are only added. */
export interface QueuedPicture {
  id: string;
  /** The `Idempotency-Key`, from the moment it is chosen. */
  key: string;
  /** The person who chose it, and the only one as whom it is sent. */
  userId: string;
  state: QueueState;
  /** In milliseconds; the order in which pictures are sent. */
  addedAt: number;
  /** Name, bytes and time of the file that was chosen: the same file chosen again is added once. */
  fingerprint: string;
  fileName: string;
  type: string;
  words: PictureWords;
  /** Waits for a connection that costs nothing, where the browser knows. */
  isWifiOnly?: boolean;
  /** A data URL. */
  thumbnail?: string;
  /** Why the last attempt failed. */
  failure?: Pick<ApiError, 'status' | 'code' | 'fields' | 'message' | 'retryAfter'>;
  /** Why the file was not taken: a key of the drop zone's words. */
  fault?: string;
  /** The picture in the gallery, once it is there. */
  projectId?: string;
  /** Visitors see it after an approval. */
  isWaiting?: boolean;
}

export const isOpen = ({ state }: QueuedPicture): boolean => state === 'waiting' || state === 'sending';

export const isDone = ({ state }: QueuedPicture): boolean => state === 'sent' || state === 'present';

export const fingerprintOf = ({ name, size, lastModified }: File): string =>
  `${name}/${size}/${lastModified}`;

/** Whether two readings of a picture say the same. */
export function isUnchanged(before: QueuedPicture, now: QueuedPicture): boolean {
  const fields = Object.keys({ ...before, ...now }) as (keyof QueuedPicture)[];
  return fields.every((field) =>
    typeof now[field] === 'object'
      ? JSON.stringify(before[field]) === JSON.stringify(now[field])
      : before[field] === now[field],
  );
}
