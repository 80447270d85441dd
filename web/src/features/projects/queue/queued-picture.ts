import type { ApiError } from '../../../lib/api-error';
import type { NewProject } from '../../../types/api';

/**
 * State of a picture. `chosen`: waits for the send button. `waiting`: waits for its turn or for a connection.
 * `present`: was already in the gallery. `failed`: is retried only on request.
 */
type QueueState = 'chosen' | 'waiting' | 'sending' | 'sent' | 'present' | 'failed';

export type PictureWords = Omit<NewProject, 'imageUrl'>;

/**
 * A picture in the queue. Later versions of the page must be able to read it, so fields may be added but never removed.
 */
export interface QueuedPicture {
  id: string;
  /**
   * The `Idempotency-Key`, set when the picture is chosen. It changes only if the server knows the key with other
   * content.
   */
  key: string;
  /** Id of the user who chose the picture. The picture is sent only while this user is signed in. */
  userId: string;
  state: QueueState;
  /** Time when the picture was added, in milliseconds since 1970. Pictures are sent in the order of these times. */
  addedAt: number;
  /** Name, size and modification time of the chosen file. They prevent the same file from being queued twice. */
  fingerprint: string;
  fileName: string;
  type: string;
  words: PictureWords;
  /** Whether the picture waits for an unmetered connection, on browsers that report the type of connection. */
  isWifiOnly?: boolean;
  /** Data URL of a small version of the picture. */
  thumbnail?: string;
  failure?: Pick<ApiError, 'status' | 'code' | 'fields' | 'message' | 'retryAfter'>;
  /** Reason why the picture cannot be sent, as a key of the drop zone's texts. */
  fault?: string;
  projectId?: string;
  /** Time when the picture was sent, in milliseconds since 1970. Undefined in records of older versions of the page. */
  sentAt?: number;
  /** Whether the picture must be approved before visitors see it. */
  isWaiting?: boolean;
}

export const isOpen = ({ state }: QueuedPicture): boolean => state === 'waiting' || state === 'sending';

export const isDone = ({ state }: QueuedPicture): boolean => state === 'sent' || state === 'present';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns whether a picture was sent more than a day ago. */
export const isOld = (picture: QueuedPicture): boolean =>
  isDone(picture) && Date.now() - (picture.sentAt ?? picture.addedAt) > dayMs;

export const fingerprintOf = ({ name, size, lastModified }: File): string =>
  `${name}/${size}/${lastModified}`;

function isUnchanged(before: QueuedPicture, now: QueuedPicture): boolean {
  const fields = Object.keys({ ...before, ...now }) as (keyof QueuedPicture)[];
  return fields.every((field) =>
    typeof now[field] === 'object'
      ? JSON.stringify(before[field]) === JSON.stringify(now[field])
      : before[field] === now[field],
  );
}

/**
 * Returns the pictures of `now`. Unchanged pictures are the same objects as before, so that their rows do not render
 * again.
 */
export function keepUnchanged(before: QueuedPicture[], now: QueuedPicture[]): QueuedPicture[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return now.map((one) => {
    const earlier = known.get(one.id);
    return earlier && isUnchanged(earlier, one) ? earlier : one;
  });
}
